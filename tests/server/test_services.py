"""The services that the tests start are real ones."""

from __future__ import annotations

import socket

import sqlalchemy as sql

from tests.server.services import Postgres, Redis


def test_postgres_outlives_a_power_cut(postgres: Postgres) -> None:
    engine = sql.create_engine(postgres.new_database())
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE kept (number INTEGER)")
        connection.exec_driver_sql("INSERT INTO kept VALUES (13)")
    engine.dispose()
    postgres.kill()
    postgres.start()
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT number FROM kept").scalar() == 13
    engine.dispose()


def test_redis_carries_a_message_to_whoever_listens(redis: Redis) -> None:
    ears, mouth = (socket.create_connection(("127.0.0.1", redis.port), timeout=10) for _side in range(2))
    with ears, mouth:
        ears.sendall(b"SUBSCRIBE table\r\n")
        assert b"subscribe" in ears.recv(100)
        mouth.sendall(b"PUBLISH table moved\r\n")
        assert mouth.recv(100) == b":1\r\n"
        assert b"moved" in ears.recv(100)
