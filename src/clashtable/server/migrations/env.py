"""Run the revisions over the connection that ``migration.py`` hands to Alembic, inside its transaction."""

from alembic import context

from clashtable.server.schema import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA)
context.run_migrations()
