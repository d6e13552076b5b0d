package guard

import "encoding/json"

// sharedKinds are those that the nodes of a cluster count together: what is expensive, and rare enough that
// the other nodes can hear of each time. What is asked for all the time is counted by each node.
var sharedKinds = map[RequestKind]bool{KindThink: true, Paint: true, KindCreate: true, KindChallenge: true, KindIdentity: true, KindLogin: true, KindMail: true, KindMailbox: true, KindDownload: true}

// maxSpent is of how many buckets the other nodes hear at once; what is taken out of more is counted here
// alone.
const maxSpent = 1024

// maxOf is how long the name of a person or of an address can be, in bytes: more than any is.
const maxOf = 64

// spent is what was taken out of a bucket.
type spent struct {
	Kind   RequestKind `json:"kind"`
	Of     string      `json:"of"`
	Tokens int         `json:"tokens"`
}

// recordSpent remembers for TakeSpent what is taken out of a bucket. The guard is locked.
func (g *Guard) recordSpent(b bucket, tokens int) {
	if !g.Shared || !sharedKinds[b.kind] {
		return
	}
	if before, ok := g.spent[b]; ok || len(g.spent) < maxSpent {
		g.spent[b] = before + tokens
	}
}

// TakeSpent returns what was taken of limits that are shared since the last call, for ChargeSpent of the other
// nodes; nil: nothing.
func (g *Guard) TakeSpent() []byte {
	g.mu.Lock()
	defer g.mu.Unlock()
	if len(g.spent) == 0 {
		return nil
	}
	list := make([]spent, 0, len(g.spent))
	for b, tokens := range g.spent {
		list = append(list, spent{b.kind, b.of, tokens})
	}
	clear(g.spent)
	data, err := json.Marshal(list)
	if err != nil {
		panic(err) // it has texts and numbers
	}
	return data
}

// ChargeSpent takes what was taken at another node, on credit if need be. The error is that data is not what
// TakeSpent returns.
func (g *Guard) ChargeSpent(data []byte) error {
	var list []spent
	if err := json.Unmarshal(data, &list); err != nil {
		return err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.Now()
	for _, s := range list[:min(len(list), maxSpent)] {
		cost := g.Limits.Costs[s.Kind]
		r := cost.Person
		if len(s.Of) > 0 && s.Of[0] == '@' {
			r = cost.Address
		}
		if r == (Rate{}) || !sharedKinds[s.Kind] || s.Tokens <= 0 || s.Of == "" || len(s.Of) > maxOf {
			continue // it is of another version
		}
		b := bucket{s.Kind, s.Of}
		g.limiter(b, r).charge(now, s.Tokens)
	}
	return nil
}
