package postgres

import (
	"sync"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// maxKnownHeads is how many matches a node knows the heads of: those that it has written last.
const maxKnownHeads = 16384

// knownHeads are the heads of matches as this node has committed them last, by escaped id. Another node may have changed them since.
type knownHeads struct {
	mu    sync.Mutex
	heads *simplelru.LRU[string, storedHead]
}

func newKnownHeads() *knownHeads {
	heads, err := simplelru.NewLRU[string, storedHead](maxKnownHeads, nil)
	if err != nil {
		panic(err) // the size is not positive
	}
	return &knownHeads{heads: heads}
}

// addTo adds to a group those of its matches that are known.
func (k *knownHeads) addTo(g *group) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, id := range g.ids {
		if h, ok := k.heads.Get(id); ok {
			g.addHead(id, h)
		}
	}
}

// forget forgets matches that are about to change.
func (k *knownHeads) forget(ids []string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, id := range ids {
		k.heads.Remove(id)
	}
}

// record records the matches of a group that was committed.
func (k *knownHeads) record(g *group) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for id, h := range g.matches {
		k.heads.Add(id, h.storedHead)
	}
}

// expect returns the jobs as a group if all of them fit to the matches as this node has committed them last, nil if not. Whether
// the matches still are so is a condition of the statements that write.
func (l *lane) expect(jobs []*call) *group {
	g := newGroup(jobs)
	if g.begins > len(l.numbers) {
		return nil
	}
	g.expects, g.numbers = true, l.numbers
	l.store.known.addTo(g)
	for _, j := range jobs {
		if g.apply(&j.Value) != nil {
			return nil
		}
	}
	return g
}

// expected returns the stored matches as they were before the group, in the order of their ids: those of which only the progress has
// changed, or the others.
func (g *group) expected(onlyProgressed bool) (p query.LockExpectedHeadsParams) {
	for _, id := range g.ids {
		h := g.matches[id]
		if h.begun || h.onlyProgressed() != onlyProgressed {
			continue
		}
		p.Numbers, p.Epochs, p.Seqs = append(p.Numbers, h.before.number), append(p.Epochs, h.before.epoch), append(p.Seqs, h.before.seq)
		p.Lines, p.Checksums = append(p.Lines, h.before.lines), append(p.Checksums, h.before.sum[:])
	}
	return p
}

// expectedOthers returns the condition on the matches of which more than the progress has changed, and on the safety of the commit.
func (g *group) expectedOthers(singleDatabase bool) query.LockExpectedHeadsParams {
	p := g.expected(false)
	p.Single = singleDatabase
	return p
}

// expectedProgress returns the rows of matches of which only the progress has changed, with the condition on them.
func (g *group) expectedProgress(rows *matchLists) query.UpdateExpectedProgressParams {
	p, before := rows.progress(), g.expected(true)
	return query.UpdateExpectedProgressParams{
		Numbers: p.Numbers, Lines: p.Lines, Checksums: p.Checksums, Seqs: p.Seqs, ToMoves: p.ToMoves, Turns: p.Turns,
		Changed: p.Changed, Deadlines: p.Deadlines, Computers: p.Computers, Dues: p.Dues,
		ExpectedEpochs: before.Epochs, ExpectedSeqs: before.Seqs, ExpectedLines: before.Lines, ExpectedChecksums: before.Checksums,
	}
}
