"""Duplicate deals: what one bot gains over another with the same cards; no files, clocks or processes here."""
