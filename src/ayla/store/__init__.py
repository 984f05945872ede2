"""Where matches are kept: one contract, kept on SQLite or PostgreSQL."""

from ayla.store.contract import Store
from ayla.store.errors import StoreCode, StoreError
from ayla.store.lists import GamePage, ListedGame, Lists, Tally
from ayla.store.places import data_folder, database_url
from ayla.store.servers import Seen, Servers
from ayla.store.sql import SqlStore

__all__ = [
    "GamePage",
    "ListedGame",
    "Lists",
    "Seen",
    "Servers",
    "SqlStore",
    "Store",
    "StoreCode",
    "StoreError",
    "Tally",
    "data_folder",
    "database_url",
]
