"""The rules of 保皇 and its bots: pure Python, standard library only. See README.md beside this file."""
