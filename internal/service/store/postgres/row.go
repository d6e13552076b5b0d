package postgres

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// writeSummary makes the row of a match whose last event happened at an uptime. It lacks what is
// not part of the summary.
func writeSummary(s *store.Summary, last time.Duration) (*query.Match, error) {
	options, err := json.Marshal(s.Options)
	if err != nil {
		return nil, err
	}
	seats, err := json.Marshal(s.Seats)
	if err != nil {
		return nil, err
	}
	row := &query.Match{
		ID: escape(s.Match), Seq: s.Seq, Game: escape(s.Game), Options: string(options), Clock: escape(s.Clock), Public: s.Public, Rated: s.Rated, Seats: string(seats),
		FirstPerson: escape(s.Seats[0].Person), SecondPerson: escape(s.Seats[1].Person), Open: s.HasOpenSeat(), Status: escape(string(s.Status)),
		ToMove: int64(s.ToMove), Turns: int64(s.Turns), Winner: int64(s.Outcome.Winner), Reason: escape(s.Outcome.Reason),
		Created: s.Created.UnixMilli(), Changed: s.Changed.UnixMilli(), Computer: s.Computer,
	}
	if s.Deadline != nil {
		row.Deadline = pgtype.Int8{Int64: int64(*s.Deadline), Valid: true}
	}
	row.Due = row.Deadline
	if s.Computer {
		row.Due = pgtype.Int8{Int64: int64(last), Valid: true}
	}
	return row, nil
}

// readSummary makes the summary of a row.
func readSummary(row query.Match) (store.Summary, error) {
	s := store.Summary{
		Match: unescape(row.ID), Seq: row.Seq, Game: unescape(row.Game), Clock: unescape(row.Clock), Public: row.Public, Rated: row.Rated,
		Status: store.MatchStatus(unescape(row.Status)), ToMove: game.Seat(row.ToMove), Turns: int(row.Turns),
		Outcome: game.Outcome{Winner: game.Seat(row.Winner), Reason: unescape(row.Reason)},
		Created: timeOf(row.Created), Changed: timeOf(row.Changed), Computer: row.Computer,
	}
	if row.Deadline.Valid {
		deadline := time.Duration(row.Deadline.Int64)
		s.Deadline = &deadline
	}
	if err := json.Unmarshal([]byte(row.Options), &s.Options); err != nil {
		return s, fmt.Errorf("match %s: its options cannot be read: %w", s.Match, err)
	}
	if err := json.Unmarshal([]byte(row.Seats), &s.Seats); err != nil {
		return s, fmt.Errorf("match %s: its seats cannot be read: %w", s.Match, err)
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

func timeOf(milliseconds int64) time.Time { return time.UnixMilli(milliseconds).UTC() }

// noUptime stands for NULL in a list of uptimes.
const noUptime = -9223372036854775807

func uptimeOrNone(n pgtype.Int8) int64 {
	if n.Valid {
		return n.Int64
	}
	return noUptime
}

// matchLists are the columns of rows of matches.
type matchLists struct {
	ids []string
	query.UpdateMatchesParams
}

// add adds the row of a match.
func (l *matchLists) add(row *query.Match) {
	l.ids = append(l.ids, row.ID)
	l.Numbers = append(l.Numbers, row.Number)
	l.Lines = append(l.Lines, row.Lines)
	l.Checksums = append(l.Checksums, row.Checksum)
	l.Seqs = append(l.Seqs, row.Seq)
	l.Games = append(l.Games, row.Game)
	l.Options = append(l.Options, row.Options)
	l.Clocks = append(l.Clocks, row.Clock)
	l.Publics = append(l.Publics, row.Public)
	l.Seats = append(l.Seats, row.Seats)
	l.FirstPeople = append(l.FirstPeople, row.FirstPerson)
	l.SecondPeople = append(l.SecondPeople, row.SecondPerson)
	l.Opens = append(l.Opens, row.Open)
	l.Statuses = append(l.Statuses, row.Status)
	l.ToMoves = append(l.ToMoves, row.ToMove)
	l.Turns = append(l.Turns, row.Turns)
	l.Winners = append(l.Winners, row.Winner)
	l.Reasons = append(l.Reasons, row.Reason)
	l.Created = append(l.Created, row.Created)
	l.Changed = append(l.Changed, row.Changed)
	l.Deadlines = append(l.Deadlines, uptimeOrNone(row.Deadline))
	l.Computers = append(l.Computers, row.Computer)
	l.Dues = append(l.Dues, uptimeOrNone(row.Due))
	l.Rated = append(l.Rated, row.Rated)
}

// insertion returns the rows as those of new matches.
func (l *matchLists) insertion(owner string) query.InsertMatchesParams {
	return query.InsertMatchesParams{
		Ids: l.ids, Owner: owner, Numbers: l.Numbers, Lines: l.Lines, Checksums: l.Checksums, Seqs: l.Seqs, Games: l.Games,
		Options: l.Options, Clocks: l.Clocks, Publics: l.Publics, Seats: l.Seats, FirstPeople: l.FirstPeople, SecondPeople: l.SecondPeople,
		Opens: l.Opens, Statuses: l.Statuses, ToMoves: l.ToMoves, Turns: l.Turns, Winners: l.Winners, Reasons: l.Reasons,
		Created: l.Created, Changed: l.Changed, Deadlines: l.Deadlines, Computers: l.Computers, Dues: l.Dues, Rated: l.Rated,
	}
}

// progress returns the rows as those of matches of which only the progress has changed.
func (l *matchLists) progress() query.UpdateProgressParams {
	return query.UpdateProgressParams{
		Numbers: l.Numbers, Lines: l.Lines, Checksums: l.Checksums, Seqs: l.Seqs, ToMoves: l.ToMoves, Turns: l.Turns,
		Changed: l.Changed, Deadlines: l.Deadlines, Computers: l.Computers, Dues: l.Dues,
	}
}
