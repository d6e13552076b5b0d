package torture

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
)

// watch lets the database record each event that was written by a node that did not own its match.
const watch = `
CREATE TABLE IF NOT EXISTS strangers (match TEXT NOT NULL, seq BIGINT NOT NULL, writer TEXT NOT NULL, owner TEXT NOT NULL);
CREATE OR REPLACE FUNCTION record_stranger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO strangers SELECT m.id, NEW.seq, current_setting('application_name'), m.owner FROM matches m
		WHERE m.number = NEW.match AND 'teahouse ' || m.owner <> current_setting('application_name');
	RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER record_stranger AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION record_stranger()`

// watchWriters lets the database watch the fence.
func (r *RunningCluster) watchWriters(ctx context.Context) error {
	return r.withDatabase(ctx, func(conn *pgx.Conn) error {
		_, err := conn.Exec(ctx, watch)
		return err
	})
}

// checkWriters reports events that were written by a node that did not own their match.
func (r *RunningCluster) checkWriters(ctx context.Context) error {
	return r.withDatabase(ctx, func(conn *pgx.Conn) error {
		rows, err := conn.Query(ctx, "SELECT match, seq, writer, owner FROM strangers LIMIT 5")
		if err != nil {
			return err
		}
		var match, writer, owner string
		var seq int64
		_, err = pgx.ForEachRow(rows, []any{&match, &seq, &writer, &owner}, func() error {
			r.faults.add(fmt.Sprintf("match %s: event %d was written by %s, and %s owned the match", match, seq, writer, owner))
			return nil
		})
		return err
	})
}

// owners returns the ids of the nodes that own the matches of the pairs, by match.
func (r *RunningCluster) owners(ctx context.Context) (owners map[string]string, err error) {
	var ids []string
	for _, p := range r.pairs {
		ids = append(ids, p.currentLedger().match)
	}
	owners = map[string]string{}
	err = r.withDatabase(ctx, func(conn *pgx.Conn) error {
		rows, err := conn.Query(ctx, "SELECT id, owner FROM matches WHERE id = ANY($1)", ids)
		if err != nil {
			return err
		}
		var id, owner string
		_, err = pgx.ForEachRow(rows, []any{&id, &owner}, func() error {
			owners[id] = owner
			return nil
		})
		return err
	})
	return owners, err
}

// withDatabase calls f with a connection to the database.
func (r *RunningCluster) withDatabase(ctx context.Context, f func(*pgx.Conn) error) error {
	conn, err := pgx.Connect(ctx, r.campaign.Database)
	if err != nil {
		return err
	}
	return errors.Join(f(conn), conn.Close(context.WithoutCancel(ctx)))
}
