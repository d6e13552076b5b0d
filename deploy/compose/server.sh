#!/usr/bin/env bash
# Starts a server of the compose file: a standby of PRIMARY, the first time with a copy of it, or without PRIMARY the
# first primary. Its name in synchronous_standby_names is cluster_name.
set -euo pipefail

serve=(postgres -c cluster_name="$NAME" -c wal_keep_size=1GB)
if [ -z "$PRIMARY" ]; then
	exec docker-entrypoint.sh "${serve[@]}" # makes the database the first time, with primary.sh
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	export PGPASSWORD=$DATABASE_PASSWORD
	until pg_basebackup --host "$PRIMARY" --username replicator --pgdata "$PGDATA" --wal-method stream --write-recovery-conf; do
		echo "$NAME: waiting for $PRIMARY" >&2
		sleep 2
	done
	chmod 0700 "$PGDATA"
fi
exec "${serve[@]}"
