package sqlite

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"strings"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// mostDamage is how many damaged parts are remembered and logged; further ones are counted
// no more.
const mostDamage = 1000

// damageLog logs each part of the database that is found damaged, once, and counts them.
type damageLog struct {
	log     *slog.Logger
	metrics *metrics.Metrics

	mu    sync.Mutex
	parts map[string]bool
}

func newDamageLog(log *slog.Logger, m *metrics.Metrics) *damageLog {
	return &damageLog{log: log, metrics: m, parts: map[string]bool{}}
}

func (d *damageLog) add(part string, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.parts[part] || len(d.parts) >= mostDamage {
		return
	}
	d.parts[part] = true
	d.metrics.Damaged.Set(float64(len(d.parts)))
	d.log.Error("the database is damaged", "part", part, "error", err)
}

// damage records an error that reports a damaged match, and returns it.
func (r *Reader) damage(id string, err error) error {
	if r.damaged != nil && errors.Is(err, store.ErrDamaged) {
		r.damaged.add("match "+id, err)
	}
	return err
}

// Damaged returns how many parts of the database were found damaged since it was opened: by
// the check in the background, or by a reader. It is at most 1000.
func (s *Store) Damaged() int {
	s.damaged.mu.Lock()
	defer s.damaged.mu.Unlock()
	return len(s.damaged.parts)
}

// checker reads the whole database once, in the background after it was opened, and
// compares the events of each match with its checksum. It reads a little at a time, so
// that the write-ahead log can be brought into the database between, and rests for
// longer than it reads. One goroutine runs it.
type checker struct {
	reader  *Reader
	log     *slog.Logger
	metrics *metrics.Metrics
	ctx     context.Context
	cancel  context.CancelFunc
	ended   chan struct{}
	after   time.Duration
}

const (
	matchesAtOnce = 100
	rowsAtOnce    = 1000
	restFactor    = 3           // how much longer it rests than it reads
	longestRest   = time.Second // but no longer than this
	// mostIndexed is how many rows a table may have for its indexes to be checked as well,
	// which is one read.
	mostIndexed = 100_000
)

func newChecker(r *Reader, o Config) *checker {
	ctx, cancel := context.WithCancel(context.Background())
	return &checker{reader: r, log: o.Log, metrics: o.Metrics, ctx: ctx, cancel: cancel, ended: make(chan struct{}), after: o.CheckAfter}
}

// close ends the check wherever it is.
func (c *checker) close() {
	c.cancel()
	<-c.ended
}

func (c *checker) run() {
	defer close(c.ended)
	select {
	case <-c.ctx.Done():
		return
	case <-time.After(c.after):
	}
	began := time.Now()
	matches, err := c.matches()
	if err == nil {
		err = c.tables()
	}
	took := time.Since(began)
	switch {
	case c.ctx.Err() != nil:
		return
	case err != nil:
		c.log.Error("the database could not be checked", "matches", matches, "error", err)
		return
	}
	defer c.metrics.CheckSeconds.Set(took.Seconds()) // once it is logged
	c.reader.damaged.mu.Lock()
	damaged := len(c.reader.damaged.parts)
	c.reader.damaged.mu.Unlock()
	if damaged > 0 {
		c.log.Error("the database was checked: it is damaged", "matches", matches, "damaged", damaged, "took", took)
		return
	}
	c.log.Info("the database was checked", "matches", matches, "took", took)
}

// part runs a part of the check and rests afterwards. It reports false once the check is
// to end.
func (c *checker) part(f func()) bool {
	began := time.Now()
	f()
	select {
	case <-c.ctx.Done():
		return false
	case <-time.After(min(restFactor*time.Since(began), longestRest)):
		return true
	}
}

// matches checks the events of all matches.
func (c *checker) matches() (n int, err error) {
	most, known := int64(math.MaxInt64), true
	if err := c.reader.db.QueryRowContext(c.ctx, "SELECT coalesce(max(number), 0) FROM matches").Scan(&most); err != nil {
		if err := c.noted("matches", err); err != nil {
			return 0, err
		}
		known = false // then the first damage ends it
	}
	for last := int64(0); last < most; {
		ok := c.part(func() {
			rows, readErr := c.reader.q.Behind(c.ctx, query.BehindParams{Number: last, Limit: matchesAtOnce})
			switch {
			case readErr != nil && c.ctx.Err() == nil && errors.Is(storeError(readErr), store.ErrDamaged):
				c.reader.damaged.add(fmt.Sprintf("matches from number %d", last+1), storeError(readErr))
				if last += matchesAtOnce; !known {
					last = most
				}
				return
			case readErr != nil:
				err = storeError(readErr)
				return
			case len(rows) == 0:
				last = most
				return
			}
			for _, row := range rows {
				c.match(row.ID)
				last = row.Number
			}
			n += len(rows)
			c.metrics.CheckMatches.Set(float64(n))
		})
		if !ok || err != nil {
			return n, err
		}
	}
	return n, nil
}

// match checks the events of a match; the reader records damage.
func (c *checker) match(id string) {
	err := c.reader.EachEvent(c.ctx, id, 0, nil)
	if err != nil && c.ctx.Err() == nil && !errors.Is(err, store.ErrNotFound) && !errors.Is(err, store.ErrDamaged) {
		c.log.Warn("a match could not be checked", "match", id, "error", err)
	}
}

// tables reads all rows of the other tables, and checks the indexes of small ones.
func (c *checker) tables() error {
	names, err := tables(c.ctx, c.reader.db)
	if err != nil {
		return err
	}
	for _, name := range names {
		if name == "matches" || name == "events" {
			continue
		}
		if err := c.table(name); err != nil {
			return err
		}
	}
	rows, err := c.reader.db.QueryContext(c.ctx, "SELECT DISTINCT tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
	if err != nil {
		return storeError(err)
	}
	var indexed []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return errors.Join(err, rows.Close())
		}
		indexed = append(indexed, name)
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		return storeError(err)
	}
	for _, name := range indexed {
		if !c.part(func() { err = c.indexes(name) }) || err != nil {
			return err
		}
	}
	return nil
}

// indexes compares a table with its indexes.
func (c *checker) indexes(name string) error {
	var n int
	if err := c.reader.db.QueryRowContext(c.ctx, "SELECT count(*) FROM (SELECT 1 FROM "+quoted(name)+" LIMIT ?)", mostIndexed+1).Scan(&n); err != nil || n > mostIndexed {
		return c.noted(name, err)
	}
	var text string
	if err := c.reader.db.QueryRowContext(c.ctx, "PRAGMA integrity_check("+quoted(name)+")").Scan(&text); err != nil {
		return c.noted(name, err)
	}
	if text != "ok" {
		return c.noted(name, fmt.Errorf("%w: %s", store.ErrDamaged, text))
	}
	return nil
}

// noted notes damage of a table; any other error is returned.
func (c *checker) noted(table string, err error) error {
	if err = storeError(err); err != nil && c.ctx.Err() == nil && errors.Is(err, store.ErrDamaged) {
		c.reader.damaged.add("table "+table, err)
		return nil
	}
	return err
}

// table reads all rows of a table in the order of its primary key.
func (c *checker) table(name string) error {
	keys, err := c.keys(name)
	if err != nil || len(keys) == 0 {
		return err
	}
	list := strings.Join(keys, ", ")
	marks := strings.TrimSuffix(strings.Repeat("?, ", len(keys)), ", ")
	first := "SELECT " + list + ", * FROM " + quoted(name)
	order := fmt.Sprintf(" ORDER BY %s LIMIT %d", list, rowsAtOnce)
	var last []any
	for n := rowsAtOnce; n == rowsAtOnce; {
		text := first + order
		if last != nil {
			text = first + " WHERE (" + list + ") > (" + marks + ")" + order
		}
		if !c.part(func() { n, last, err = c.rows(text, last, len(keys)) }) || err != nil {
			return c.noted(name, err)
		}
	}
	return nil
}

// keys returns the columns of a table's primary key.
func (c *checker) keys(table string) (keys []string, err error) {
	rows, err := c.reader.db.QueryContext(c.ctx, "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", table)
	if err != nil {
		return nil, storeError(err)
	}
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, errors.Join(err, rows.Close())
		}
		keys = append(keys, quoted(name))
	}
	return keys, storeError(errors.Join(rows.Err(), rows.Close()))
}

// rows reads rows and returns how many, with the key of the last.
func (c *checker) rows(text string, after []any, keys int) (n int, last []any, err error) {
	rows, err := c.reader.db.QueryContext(c.ctx, text, after...)
	if err != nil {
		return 0, nil, err
	}
	columns, err := rows.Columns()
	if err != nil {
		return 0, nil, errors.Join(err, rows.Close())
	}
	raw, into := make([]any, len(columns)), make([]any, len(columns))
	for i := range into {
		into[i] = &raw[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return n, nil, errors.Join(err, rows.Close())
		}
		n++
	}
	return n, raw[:keys], errors.Join(rows.Err(), rows.Close())
}
