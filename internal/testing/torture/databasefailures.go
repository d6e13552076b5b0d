package torture

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// KillPrimary kills the primary of the database, promotes a standby, and adds another one.
func KillPrimary(ctx context.Context, r *RunningCluster) error {
	servers := r.campaign.Servers
	failover, err := servers.FailOver(ctx)
	if err != nil {
		return err
	}
	r.EndOutage(StorageOutage{Began: failover.Gone, Ended: failover.Promoting}, failover.Promoted)
	return servers.Replace(ctx, failover.Lost)
}

// HangPrimary stops the primary, so that it breaks no connection, promotes a standby, and later kills what hangs and adds
// another one.
func HangPrimary(ctx context.Context, r *RunningCluster) error {
	servers := r.campaign.Servers
	failover, err := servers.FailOverHanging(ctx)
	if err != nil {
		return err
	}
	r.EndOutage(StorageOutage{Began: failover.Gone, Ended: failover.Promoting, Counted: countedOn}, failover.Promoted)
	if !r.waitForAll(ctx, failover.Promoted) {
		r.faults.add("a match does not continue although a standby was promoted: the primary hangs")
	}
	if err := failover.Lost.Kill(); err != nil {
		return err
	}
	return servers.Replace(ctx, failover.Lost)
}

// FreezeStandbys stops all standbys for a while: nothing can be acknowledged.
func FreezeStandbys(_ context.Context, r *RunningCluster) error {
	var errs []error
	for _, standby := range r.campaign.Servers.Standbys() {
		errs = append(errs, standby.Pause())
	}
	frozen := time.Now()
	r.wait(time.Second, 3*time.Second)
	ended := time.Now()
	r.expectSilence(frozen, ended, "both standbys were frozen")
	r.EndOutage(StorageOutage{Began: frozen, Ended: ended, Counted: countedOn}, ended)
	for _, standby := range r.campaign.Servers.Standbys() {
		errs = append(errs, standby.Resume())
	}
	return errors.Join(errs...)
}

// CutPrimary cuts the primary off from its standbys for a while: nothing can be acknowledged.
func CutPrimary(_ context.Context, r *RunningCluster) error {
	primary := r.campaign.Servers.Primary()
	primary.SetLink(r.broken())
	cut := time.Now()
	r.wait(time.Second, 3*time.Second)
	ended := time.Now()
	r.expectSilence(cut, ended, "the primary was cut off from its standbys")
	r.EndOutage(StorageOutage{Began: cut, Ended: ended, Counted: countedOn}, ended)
	primary.SetLink(tcpproxy.Passing)
	return nil
}

// expectSilence adds a fault for a turn that was sent and acknowledged between two moments.
func (r *RunningCluster) expectSilence(from, to time.Time, reason string) {
	for _, p := range r.pairs {
		if turn, ok := p.notes().ackedWithin(from, to); ok {
			r.faults.add(fmt.Sprintf("match %s: event %d was sent and acknowledged while %s", p.currentLedger().match, turn.Seq, reason))
		}
	}
}

// CancelAndKillPrimary cancels appends that wait for a standby, which makes the database report them as committed, and
// loses them with the primary.
func CancelAndKillPrimary(ctx context.Context, r *RunningCluster) error {
	servers := r.campaign.Servers
	primary := servers.Primary()
	primary.SetLink(tcpproxy.Refused)
	cut := time.Now()
	if err := cancelWaiting(ctx, primary.DSN("postgres")); err != nil {
		return errors.Join(err, primary.Kill())
	}
	r.wait(200*time.Millisecond, time.Second) // for a node that acknowledges what it may not
	failover, err := servers.FailOver(ctx)
	if err != nil {
		return err
	}
	r.EndOutage(StorageOutage{Began: cut, Ended: failover.Promoting, Counted: countedOn}, failover.Promoted)
	primary.SetLink(tcpproxy.Passing)
	return servers.Replace(ctx, failover.Lost)
}

// cancelWaiting waits until an append waits for a standby, and cancels all that wait a moment later.
func cancelWaiting(ctx context.Context, dsn string) error {
	ctx, cancel := context.WithTimeout(ctx, recoveryTime)
	defer cancel()
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	const waiting = " FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND application_name LIKE 'teahouse %'"
	for count := 0; count == 0; time.Sleep(5 * time.Millisecond) {
		if err := conn.QueryRow(ctx, "SELECT count(*)"+waiting).Scan(&count); err != nil {
			return err
		}
	}
	time.Sleep(100 * time.Millisecond) // further ones
	_, err = conn.Exec(ctx, "SELECT pg_cancel_backend(pid)"+waiting)
	return err
}
