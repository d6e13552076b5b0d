#!/usr/bin/env bash
# Makes the database and its users when the first server of the compose file begins.
set -euo pipefail

# The standbys are named last, and count from the next start on: there are none yet, and whatever is
# written would wait for them. A server is no standby of its own, so the same list is right for all three.
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --dbname postgres <<'SQL'
CREATE ROLE teahouse LOGIN PASSWORD :'password';
CREATE DATABASE teahouse OWNER teahouse;
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'password';
ALTER SYSTEM SET synchronous_commit = 'on';
ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (db1, db2, db3)';
SQL
echo "host replication replicator samenet scram-sha-256" >>"$PGDATA/pg_hba.conf"
