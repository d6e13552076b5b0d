package torture

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// keepEvidence writes what helps to explain the faults, if there are any: the faults, the end of what
// the nodes have written, and the log and the ledger of each match that a fault names.
func (r *RunningCluster) keepEvidence() error {
	if !r.faults.any() || r.campaign.Evidence == "" {
		return nil
	}
	faults := strings.Join(r.faults.all(), "\n")
	files := map[string]string{"faults.txt": faults}
	for _, n := range r.nodes {
		files[n.Name+".log"] = n.before + "\n" + strings.Repeat("-", 80) + "\n" + n.process.Output()
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	addMatch := func(guest *client.Guest, l *ledger) {
		if strings.Contains(faults, l.match) {
			files[l.match+".log"] = r.logText(ctx, *guest, l)
			files[l.match+".ledger"] = l.text()
		}
	}
	for _, p := range r.pairs {
		p.mu.Lock()
		ledgers := slices.Clone(p.ledgers)
		p.mu.Unlock()
		for _, l := range ledgers {
			addMatch(p.guests[0], l)
		}
	}
	for _, q := range r.quiet {
		addMatch(q.guests[0], q.ledger)
	}
	err := os.MkdirAll(r.campaign.Evidence, 0o755)
	for name, text := range files {
		err = errors.Join(err, os.WriteFile(filepath.Join(r.campaign.Evidence, name), []byte(text), 0o644))
	}
	return err
}

// logText returns the log of a match, or why it cannot be read.
func (r *RunningCluster) logText(ctx context.Context, guest client.Guest, l *ledger) string {
	guest.URL = r.url()
	log, err := guest.Log(ctx, l.match)
	if err != nil {
		return err.Error()
	}
	var text strings.Builder
	for _, event := range log {
		text.Write(event)
		text.WriteByte('\n')
	}
	return text.String()
}

// text returns the ledger for people: the acknowledged turns, and what each player has seen.
func (l *ledger) text() string {
	known := l.snapshot()
	text, err := json.MarshalIndent(map[string]any{"acknowledged": known.acked, "seen": known.seen}, "", "\t")
	if err != nil {
		return err.Error()
	}
	return string(text)
}
