"""List models between view models and QML."""
