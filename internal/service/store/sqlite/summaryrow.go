package sqlite

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// writeSummary makes the row of a match whose last event happened at an uptime.
func writeSummary(s *store.Summary, last time.Duration) (*query.UpdateMatchParams, error) {
	options, err := json.Marshal(s.Options)
	if err != nil {
		return nil, err
	}
	seats, err := json.Marshal(s.Seats)
	if err != nil {
		return nil, err
	}
	row := &query.UpdateMatchParams{
		Seq: s.Seq, Game: s.Game, Options: string(options), Clock: s.Clock, Public: boolInt(s.Public), Rated: boolInt(s.Rated), Chairs: string(seats),
		FirstPerson: s.Seats[0].Person, SecondPerson: s.Seats[1].Person, Open: boolInt(s.HasOpenSeat()), Status: string(s.Status),
		ToMove: int64(s.ToMove), Turns: int64(s.Turns), Winner: int64(s.Outcome.Winner), Reason: s.Outcome.Reason,
		Created: s.Created.UnixMilli(), Changed: s.Changed.UnixMilli(), Computer: boolInt(s.Computer),
	}
	if s.Deadline != nil {
		row.Deadline = sql.NullInt64{Int64: int64(*s.Deadline), Valid: true}
	}
	row.Due = row.Deadline
	if s.Computer {
		row.Due = sql.NullInt64{Int64: int64(last), Valid: true}
	}
	return row, nil
}

// readSummary makes the summary of a row.
func readSummary(row query.Match) (store.Summary, error) {
	s := store.Summary{
		Match: row.ID, Seq: row.Seq, Game: row.Game, Clock: row.Clock, Public: row.Public != 0, Rated: row.Rated != 0, Status: store.MatchStatus(row.Status),
		ToMove: game.Seat(row.ToMove), Turns: int(row.Turns),
		Outcome: game.Outcome{Winner: game.Seat(row.Winner), Reason: row.Reason},
		Created: timeOf(row.Created), Changed: timeOf(row.Changed), Computer: row.Computer != 0,
	}
	if row.Deadline.Valid {
		deadline := time.Duration(row.Deadline.Int64)
		s.Deadline = &deadline
	}
	if err := json.Unmarshal([]byte(row.Options), &s.Options); err != nil {
		return s, fmt.Errorf("match %s: its options cannot be read: %w", row.ID, err)
	}
	if err := json.Unmarshal([]byte(row.Chairs), &s.Seats); err != nil {
		return s, fmt.Errorf("match %s: its seats cannot be read: %w", row.ID, err)
	}
	return s, nil
}

func readSummaries(rows []query.Match) ([]store.Summary, error) {
	var list []store.Summary
	for _, row := range rows {
		s, err := readSummary(row)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, nil
}

func boolInt(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func timeOf(milliseconds int64) time.Time { return time.UnixMilli(milliseconds).UTC() }
