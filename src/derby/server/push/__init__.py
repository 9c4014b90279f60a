"""Notifications of the browser: who is told, what, and how it gets there (Web Push, RFC 8030, 8291 and 8292)."""
