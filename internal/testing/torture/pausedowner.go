package torture

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/testing/client"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// quietMatch is a match in which a turn is played only when a failure asks for it.
type quietMatch struct {
	ledger *ledger
	guests [2]*client.Guest
	player *liveSocket // of the first player, at the node that owns the match
	seq    int64       // of the last event
}

// PauseOwner stops a node with SIGSTOP for a time while one of its appends is on its way to the database. Meanwhile
// other nodes must take its matches over. When it goes on, the append must be refused, and the turn must be played once.
func PauseOwner(length time.Duration) func(context.Context, *RunningCluster) error {
	return func(ctx context.Context, r *RunningCluster) error {
		node := r.randomNode()
		q, err := r.beginQuietMatch(ctx, node)
		if err != nil {
			return err
		}
		defer func() { q.player.close() }()
		affected, err := r.affectedBy(ctx, node)
		if err != nil {
			return err
		}
		process := r.nodes[node].process
		// What the node sends from now on waits in the proxy.
		r.setDatabaseLinks(node, tcpproxy.Stalled)
		turn := q.firstTurn()
		err = q.player.send(ctx, turn.command())
		time.Sleep(300 * time.Millisecond)
		paused := time.Now()
		r.affects(affected, paused)
		err = errors.Join(err, process.Signal(sigStop))
		if err == nil {
			err = r.takeQuietMatch(ctx, q, node)
		}
		if !r.waitForAll(ctx, paused.Add(3*time.Second)) && ctx.Err() == nil && !r.faults.any() {
			r.faults.add(fmt.Sprintf("while %s is paused the others do not go on with its matches", r.nodes[node].Name))
		}
		time.Sleep(time.Until(paused.Add(length)))
		r.setDatabaseLinks(node, tcpproxy.Passing)
		if err := errors.Join(err, process.Signal(sigContinue)); err != nil {
			return err
		}
		return r.checkQuietMatch(ctx, q, turn)
	}
}

// name is the id of the client of the first player.
func (q *quietMatch) name() string { return q.ledger.match + "-0" }

// firstTurn returns the turn that the first player is to play.
func (q *quietMatch) firstTurn() ackedTurn {
	return ackedTurn{Seat: game.First, Text: q.ledger.turns[0], Client: q.name(), ID: "turn", Expect: q.seq, Sent: time.Now()}
}

// beginQuietMatch makes a match that a node owns, with the first turn to be played.
func (r *RunningCluster) beginQuietMatch(ctx context.Context, node int) (*quietMatch, error) {
	ctx, cancel := context.WithTimeout(ctx, recoveryTime)
	defer cancel()
	q := &quietMatch{}
	url := r.nodes[node].url()
	for i := range q.guests {
		from, err := client.HTTPClientFrom(fmt.Sprintf("127.4.%d.%d", len(r.quiet)/100, 1+len(r.quiet)%100*2+i))
		if err != nil {
			return nil, err
		}
		if q.guests[i], err = client.NewGuest(ctx, from, url, fmt.Sprint("Quiet ", i)); err != nil {
			return nil, err
		}
	}
	g := r.campaign.Games[0]
	id, err := q.guests[0].Create(ctx, client.CreateMatchRequest{
		Game: g.Name, Options: g.Options, Position: g.Position, Clock: "5+3", Seats: client.SeatChoices{First: "me", Second: "open"},
	})
	if err != nil {
		return nil, err
	}
	q.ledger = &ledger{match: id, turns: g.Turns}
	r.quiet = append(r.quiet, q)
	other, err := dialLive(ctx, url, q.guests[1], id, id+"-1", 0)
	if err != nil {
		return nil, err
	}
	defer other.close()
	if err := other.send(ctx, protocol.Do{ID: "sit", ExpectedSeq: 1, Seat: game.None, Command: match.Sit{Seat: game.Second}}); err != nil {
		return nil, err
	}
	done, err := other.answer(ctx, "sit")
	if err != nil {
		return nil, err
	}
	q.seq = done.Seq
	if q.player, err = dialLive(ctx, url, q.guests[0], id, q.name(), q.seq); err != nil {
		return nil, err
	}
	if err := q.player.welcome(ctx); err != nil {
		q.player.close()
		return nil, err
	}
	return q, nil
}

// takeQuietMatch waits until the lease of the paused node has ended, and lets another node claim the match, for a
// viewer.
func (r *RunningCluster) takeQuietMatch(ctx context.Context, q *quietMatch, paused int) error {
	ctx, cancel := context.WithTimeout(ctx, recoveryTime)
	defer cancel()
	other := r.nodes[(paused+1)%len(r.nodes)]
	for {
		var owner string
		var ended bool
		err := r.withDatabase(ctx, func(conn *pgx.Conn) error {
			return conn.QueryRow(ctx, "SELECT owner, n.lease_end < clock_timestamp() FROM matches m JOIN nodes n ON n.id = m.owner WHERE m.id = $1",
				q.ledger.match).Scan(&owner, &ended)
		})
		switch {
		case err != nil:
			return err
		case r.nodeOf(owner) != paused:
			return nil
		case ended:
			viewer, err := dialLive(ctx, other.url(), q.guests[1], q.ledger.match, "viewer", 0)
			if err == nil {
				err = viewer.welcome(ctx)
				viewer.close()
			}
			if err != nil {
				return err
			}
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// checkQuietMatch waits for the answer to the turn, which the client sends again to another node if the connection was
// lost, and compares the log.
func (r *RunningCluster) checkQuietMatch(ctx context.Context, q *quietMatch, turn ackedTurn) error {
	ctx, cancel := context.WithTimeout(ctx, recoveryTime)
	defer cancel()
	limited, stop := context.WithTimeout(ctx, 5*time.Second)
	done, err := q.player.answer(limited, turn.ID)
	stop()
	for err != nil {
		if ctx.Err() != nil {
			r.faults.add(fmt.Sprintf("match %s: a turn that was sent to a node before it was paused is not played: %v", q.ledger.match, err))
			return nil
		}
		time.Sleep(50 * time.Millisecond)
		again, failed := dialLive(ctx, r.url(), q.guests[0], q.ledger.match, turn.Client, q.seq)
		if err = failed; err != nil {
			continue
		}
		if err = again.send(ctx, turn.command()); err == nil {
			done, err = again.answer(ctx, turn.ID)
		}
		again.close()
	}
	turn.Seq = done.Seq
	q.ledger.acknowledge(turn)
	known := q.ledger.snapshot()
	q.guests[0].URL = r.url()
	var log []json.RawMessage
	if log, err = q.guests[0].Log(ctx, q.ledger.match); err != nil {
		return err
	}
	r.faults.add(q.ledger.check(known, log)...)
	return nil
}
