"""What the window shows: pure derivations from the game, and the objects that QML binds to."""
