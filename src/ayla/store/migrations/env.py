"""What Alembic runs: the steps, on the connection that ``ayla.store.schema`` hands over."""

from alembic import context

from ayla.store.schema import VERSION_TABLE
from ayla.store.tables import EntryRow

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=EntryRow.metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
