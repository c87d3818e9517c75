"""The window: view models, QML and storage round the engine; the only package that knows Qt."""

from .immortals import keep_alive

keep_alive()
