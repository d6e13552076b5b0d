#!/usr/bin/env bash
# Starts a standby of the compose file: the first time with a copy of the primary. Its name in
# synchronous_standby_names is cluster_name.
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
	export PGPASSWORD=$DATABASE_PASSWORD
	until pg_basebackup --host "$PRIMARY" --username replicator --pgdata "$PGDATA" --wal-method stream --write-recovery-conf; do
		echo "$NAME: waiting for $PRIMARY" >&2
		sleep 2
	done
	chmod 0700 "$PGDATA"
fi
exec postgres -c cluster_name="$NAME" -c wal_keep_size=1GB
