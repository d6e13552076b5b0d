package postgres

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// group is what is written in one transaction: the entries of many calls, checked against the
// rows that the transaction has locked and against each other.
type group struct {
	matches  map[string]*head // those that are stored or were begun in this group, by escaped id
	commands map[commandKey]struct{}
	complete bool    // commands has those that were stored before, too
	numbers  []int64 // of new matches, as many as there may be
	uptime   time.Duration

	events query.InsertEventsParams
	lines  query.InsertLinesParams
	keys   query.InsertCommandsParams

	results map[string]store.RatedResult // of matches that end in this group, by escaped id
	notices noticeChanges
}

// head is the state of a match in a group. It is replaced, not changed, so that a call that does not
// fit can be taken back.
type head struct {
	number, epoch, seq, lines int64
	sum                       checksum.Sum
	begun                     bool // in this group
	whole                     bool // more than the progress in row has changed
	row                       *query.Match
	stored                    query.LockHeadsRow
}

// newGroup collects what the transaction has to read. Nothing is applied yet.
func newGroup(jobs []*call) (g *group, ids []string, keys query.StoredCommandsParams, begins int) {
	g = &group{matches: map[string]*head{}, commands: map[commandKey]struct{}{}, results: map[string]store.RatedResult{}}
	all := map[string]struct{}{}
	for _, j := range jobs {
		for i := range j.Value.entries {
			e := &j.Value.entries[i]
			all[e.id] = struct{}{}
			if e.CommandKey != nil {
				keys.Matches, keys.Clients, keys.Ids = append(keys.Matches, e.command.match), append(keys.Clients, e.command.client), append(keys.Ids, e.command.id)
			}
			if e.New() {
				begins++
			}
		}
	}
	return g, slices.Sorted(maps.Keys(all)), keys, begins
}

// readHeads reads the matches that are locked.
func (g *group) readHeads(rows pgx.Rows, err error) error {
	list, err := collectRows[query.LockHeadsRow](rows, err)
	for _, r := range list {
		if len(r.Checksum) != len(checksum.Sum{}) {
			return fmt.Errorf("match %s: %w: its checksum has %d bytes", unescape(r.ID), store.ErrDamaged, len(r.Checksum))
		}
		g.matches[r.ID] = &head{number: r.Number, epoch: r.Epoch, seq: r.Seq, lines: r.Lines, sum: checksum.Sum(r.Checksum), stored: r}
	}
	return err
}

// readCommands reads which of the commands are stored.
func (g *group) readCommands(rows pgx.Rows, err error) error {
	list, err := collectRows[query.StoredCommandsRow](rows, err)
	for _, r := range list {
		g.commands[commandKey{r.MatchID, r.Client, r.ID}] = struct{}{}
	}
	return err
}

// readNumbers reads the numbers of new matches.
func (g *group) readNumbers(rows pgx.Rows, err error) error {
	if err != nil {
		return err
	}
	g.numbers, err = pgx.CollectRows(rows, pgx.RowTo[int64])
	return err
}

func collectRows[T any](rows pgx.Rows, err error) ([]T, error) {
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[T])
}

// apply adds the entries of a call, all or none.
func (g *group) apply(j *job) error {
	before := map[string]*head{}
	var added []commandKey
	var ended []string
	events, lines, keys := len(g.events.Seqs), len(g.lines.Numbers), len(g.keys.Ids)
	notices := g.notices
	for i := range j.entries {
		e := &j.entries[i]
		old := g.matches[e.id]
		changed, err := g.follow(e, old)
		if err == nil {
			if _, known := before[e.id]; !known {
				before[e.id] = old
			}
			g.matches[e.id] = changed
			if e.CommandKey != nil {
				g.commands[e.command] = struct{}{}
				added = append(added, e.command)
			}
			if _, known := g.results[e.id]; e.Result != nil && !known {
				g.results[e.id] = *e.Result
				ended = append(ended, e.id)
			}
			g.write(e, changed.number)
			g.notices.add(e)
			continue
		}
		for id, head := range before {
			if g.matches[id] = head; head == nil {
				delete(g.matches, id)
			}
		}
		for _, key := range added {
			delete(g.commands, key)
		}
		for _, id := range ended {
			delete(g.results, id)
		}
		g.cut(events, lines, keys)
		g.notices = notices
		return fmt.Errorf("match %s: %w", e.Match, err)
	}
	g.uptime = max(g.uptime, j.uptime)
	return nil
}

// errNumbers cannot happen: as many numbers are read as there are entries that begin a match.
var errNumbers = errors.New("there are too few numbers for new matches")

// follow returns a match after an entry, or why it cannot be the next one.
func (g *group) follow(e *preparedEntry, h *head) (*head, error) {
	_, duplicate := g.commands[e.command]
	duplicate = duplicate && e.CommandKey != nil
	switch {
	case h == nil && !e.New():
		return nil, store.ErrNotFound
	case h == nil && e.Epoch != 1:
		return nil, store.ErrNotOwner
	case h == nil && len(g.numbers) == 0:
		return nil, errNumbers
	case h == nil:
		h = &head{number: g.numbers[0], epoch: 1, sum: checksum.First(e.Match), begun: true}
	case e.New() && duplicate:
		return nil, store.ErrDuplicate
	case e.New():
		return nil, store.ErrExists
	case e.Epoch != h.epoch:
		return nil, store.ErrNotOwner
	case duplicate:
		return nil, store.ErrDuplicate
	}
	if len(e.events) > 0 && e.Events[0].Seq != h.seq+1 || len(e.events) == 0 && e.Summary != nil && e.Summary.Seq != h.seq {
		return nil, fmt.Errorf("%w: the last is %d", store.ErrConflict, h.seq)
	}
	if len(e.Chat) > 0 && e.Chat[0].Number != h.lines+1 {
		return nil, fmt.Errorf("%w: the last line is %d", store.ErrConflict, h.lines)
	}
	if h.begun && h.seq == 0 {
		g.numbers = g.numbers[1:]
	}
	next := *h
	next.seq += int64(len(e.events))
	next.lines += int64(len(e.Chat))
	next.sum = e.checksum(h.sum)
	if e.row != nil {
		row := *e.row
		if len(e.events) == 0 { // it is due since the last event
			row.Due = h.stored.Due
			if h.row != nil {
				row.Due = h.row.Due
			}
		}
		next.row = &row
		next.whole = h.whole || !e.OnlyProgress
	}
	return &next, nil
}

// write adds the rows of an entry that fits.
func (g *group) write(e *preparedEntry, number int64) {
	for i, text := range e.events {
		g.events.Matches = append(g.events.Matches, number)
		g.events.Seqs = append(g.events.Seqs, e.Events[i].Seq)
		g.events.Events = append(g.events.Events, text)
	}
	for _, line := range e.Chat {
		g.lines.Matches = append(g.lines.Matches, number)
		g.lines.Numbers = append(g.lines.Numbers, line.Number)
		g.lines.Times = append(g.lines.Times, line.At.UnixMilli())
		g.lines.Seats = append(g.lines.Seats, int64(line.Seat))
		g.lines.Names = append(g.lines.Names, escape(line.Name))
		g.lines.Texts = append(g.lines.Texts, escape(line.Text))
	}
	if e.CommandKey != nil {
		answer := e.CommandAnswer()
		g.keys.Matches = append(g.keys.Matches, number)
		g.keys.Clients = append(g.keys.Clients, e.command.client)
		g.keys.Ids = append(g.keys.Ids, e.command.id)
		g.keys.Seqs = append(g.keys.Seqs, answer.Seq)
		g.keys.Lines = append(g.keys.Lines, answer.ChatNumber)
	}
}

// cut takes back the rows after the first ones.
func (g *group) cut(events, lines, keys int) {
	e, l, k := &g.events, &g.lines, &g.keys
	e.Matches, e.Seqs, e.Events = e.Matches[:events], e.Seqs[:events], e.Events[:events]
	l.Matches, l.Numbers, l.Times = l.Matches[:lines], l.Numbers[:lines], l.Times[:lines]
	l.Seats, l.Names, l.Texts = l.Seats[:lines], l.Names[:lines], l.Texts[:lines]
	k.Matches, k.Clients, k.Ids, k.Seqs, k.Lines = k.Matches[:keys], k.Clients[:keys], k.Ids[:keys], k.Seqs[:keys], k.Lines[:keys]
}

// matchRows are the rows of matches that a group writes.
type matchRows struct {
	begun, changed matchLists
	progressed     matchLists              // of which only the progress has changed
	lines          query.UpdateLinesParams // of which only the number of lines has changed
}

// rows returns the rows of matches that are written, in the order of their ids, as they are locked.
func (g *group) rows() (r matchRows) {
	for _, id := range slices.Sorted(maps.Keys(g.matches)) {
		switch h := g.matches[id]; {
		case h.row != nil:
			row := *h.row
			row.Number, row.Lines, row.Checksum = h.number, h.lines, h.sum[:]
			switch {
			case h.begun:
				r.begun.add(&row)
			case h.whole:
				r.changed.add(&row)
			default:
				r.progressed.add(&row)
			}
		case h.lines != h.stored.Lines:
			r.lines.Numbers, r.lines.Lines = append(r.lines.Numbers, h.number), append(r.lines.Lines, h.lines)
		}
	}
	return r
}

// ratedResults returns the results of the matches that end, in the order of their ids.
func (g *group) ratedResults() (lists resultLists) {
	for _, id := range slices.Sorted(maps.Keys(g.results)) {
		r := g.results[id]
		lists.add(&r)
	}
	return lists
}
