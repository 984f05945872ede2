"""Where matches are kept: one contract, kept on SQLite or PostgreSQL."""

from ayla.store.contract import Store
from ayla.store.errors import StoreCode, StoreError
from ayla.store.places import data_folder, database_url
from ayla.store.sql import SqlStore

__all__ = ["SqlStore", "Store", "StoreCode", "StoreError", "data_folder", "database_url"]
