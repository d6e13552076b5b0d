package postgres

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// group is what is written in one transaction: the entries of many calls, checked against the
// rows that the transaction has locked and against each other.
type group struct {
	ids    []string                   // of the matches that the entries name, escaped and sorted
	asked  query.StoredCommandsParams // the commands of the entries
	begins int                        // entries that begin a match

	matches  map[string]*head // those that are stored or were begun in this group, by escaped id
	commands map[commandKey]struct{}
	complete bool    // commands has those that were stored before, too
	expects  bool    // matches are not locked, but as this node has committed them last
	numbers  []int64 // of new matches, as many as there may be
	uptime   time.Duration

	events query.InsertEventsParams
	lines  query.InsertLinesParams
	keys   query.InsertCommandsParams

	results map[string]store.RatedResult // of matches that end in this group, by escaped id
	notices noticeChanges
}

// storedHead is what the next entry of a match is checked against.
type storedHead struct {
	number, epoch, seq, lines int64
	due                       pgtype.Int8
	sum                       checksum.Sum
}

// head is the state of a match in a group. It is replaced, not changed, so that a call that does not
// fit can be taken back.
type head struct {
	storedHead
	before storedHead // what it was before the group; nothing if it was begun in it
	begun  bool       // in this group
	whole  bool       // more than the progress in row has changed
	row    *query.Match
}

// newGroup collects what the jobs name. Nothing is applied yet.
func newGroup(jobs []*call) *group {
	g := &group{matches: map[string]*head{}, commands: map[commandKey]struct{}{}, results: map[string]store.RatedResult{}}
	all := map[string]struct{}{}
	for _, j := range jobs {
		for i := range j.Value.entries {
			e := &j.Value.entries[i]
			all[e.id] = struct{}{}
			if e.CommandKey != nil {
				g.asked.Matches, g.asked.Clients = append(g.asked.Matches, e.command.match), append(g.asked.Clients, e.command.client)
				g.asked.Ids = append(g.asked.Ids, e.command.id)
			}
			if e.New() {
				g.begins++
			}
		}
	}
	g.ids = slices.Sorted(maps.Keys(all))
	return g
}

// readHeads reads the matches that are locked.
func (g *group) readHeads(rows pgx.Rows, err error) error {
	list, err := collectRows[query.LockHeadsRow](rows, err)
	for _, r := range list {
		if len(r.Checksum) != len(checksum.Sum{}) {
			return fmt.Errorf("match %s: %w: its checksum has %d bytes", unescape(r.ID), store.ErrDamaged, len(r.Checksum))
		}
		g.addHead(r.ID, storedHead{number: r.Number, epoch: r.Epoch, seq: r.Seq, lines: r.Lines, due: r.Due, sum: checksum.Sum(r.Checksum)})
	}
	return err
}

// addHead adds a match as it is before the group.
func (g *group) addHead(id string, h storedHead) { g.matches[id] = &head{storedHead: h, before: h} }

// readCommands reads which of the commands are stored.
func (g *group) readCommands(rows pgx.Rows, err error) error {
	list, err := collectRows[query.StoredCommandsRow](rows, err)
	for _, r := range list {
		g.commands[commandKey{r.MatchID, r.Client, r.ID}] = struct{}{}
	}
	return err
}

// readNumbers reads further numbers of new matches.
func (g *group) readNumbers(rows pgx.Rows, err error) error {
	if err != nil {
		return err
	}
	more, err := pgx.CollectRows(rows, pgx.RowTo[int64])
	g.numbers = append(slices.Clip(g.numbers), more...)
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
		h = &head{storedHead: storedHead{number: g.numbers[0], epoch: 1, sum: checksum.First(e.Match)}, begun: true}
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
			row.Due = h.due
		}
		next.row, next.due = &row, row.Due
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
			case h.onlyProgressed():
				r.progressed.add(&row)
			default:
				r.changed.add(&row)
			}
		case h.lines != h.before.lines:
			r.lines.Numbers, r.lines.Lines = append(r.lines.Numbers, h.number), append(r.lines.Lines, h.lines)
		}
	}
	return r
}

// onlyProgressed reports whether only the progress of a stored match has changed.
func (h *head) onlyProgressed() bool { return h.row != nil && !h.begun && !h.whole }

// ratedResults returns the results of the matches that end, in the order of their ids.
func (g *group) ratedResults() (lists resultLists) {
	for _, id := range slices.Sorted(maps.Keys(g.results)) {
		r := g.results[id]
		lists.add(&r)
	}
	return lists
}
