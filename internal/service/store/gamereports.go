package store

import (
	"context"
	"encoding/json"
	"fmt"
	"time"
)

// GameReports is the part of a store that keeps what the computer has found in finished games, once for each game and for all of its
// readers. Reports follow from the games: they are not copied to another database, and are deleted with their match. See
// docs/adr/0039-game-reports.md.
type GameReports interface {
	// GameReport returns the report of a match, or ErrNotFound.
	GameReport(ctx context.Context, match string) (GameReportRecord, error)
	// PutGameReport stores a report. A report of the same version or a later one stays as it is. The error is ErrNotFound
	// without the match.
	PutGameReport(ctx context.Context, r GameReportRecord) error
}

// GameReportRecord is a stored report.
type GameReportRecord struct {
	Match   string
	Version int       // of the program that has made it, 1 or more: later ones replace earlier ones
	At      time.Time // when it was made
	Report  string    // JSON
}

// MaxGameReportSize is the greatest size of a stored report in bytes.
const MaxGameReportSize = 1 << 20

// Check reports with ErrInvalid a mistake in a report.
func (r *GameReportRecord) Check() error {
	switch {
	case !isName(r.Match) || r.Version < 1 || r.At.IsZero():
		return fmt.Errorf("%w: a report of a game has a match, a version and a time", ErrInvalid)
	case len(r.Report) > MaxGameReportSize:
		return fmt.Errorf("%w: a report of a game has at most %d bytes", ErrInvalid, MaxGameReportSize)
	case !json.Valid([]byte(r.Report)):
		return fmt.Errorf("%w: a report of a game is JSON", ErrInvalid)
	}
	return nil
}
