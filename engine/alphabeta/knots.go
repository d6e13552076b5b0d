package alphabeta

// knots is the table of a [Solver]. Settled positions are given up last.
type knots struct {
	list []knot // whole buckets
}

type knot struct {
	key  uint64
	work uint32 // nodes that it has cost
	effort
}

const (
	knotBytes = 32
	knotWays  = 4 // places that a key may be in
)

func newKnots(bytes int64) *knots {
	return &knots{list: make([]knot, max(1, bytes/(knotBytes*knotWays))*knotWays)}
}

func (k *knots) clear() { clear(k.list) }

func (k *knots) ways(key uint64) []knot {
	i := place(key, len(k.list)/knotWays) * knotWays
	return k.list[i : i+knotWays : i+knotWays]
}

func (k *knots) find(key uint64) (effort, bool) {
	ways := k.ways(key)
	for i := range ways {
		if ways[i].key == key && ways[i].work > 0 {
			return ways[i].effort, true
		}
	}
	return effort{}, false
}

// keep puts what is known of a position in the place of what is worth least.
func (k *knots) keep(key uint64, e effort, nodes uint64) {
	ways := k.ways(key)
	at := 0
	for i := range ways {
		if ways[i].key == key {
			at = i
			break
		}
		if ways[i].work < ways[at].work {
			at = i
		}
	}
	work := uint32(min(nodes, 1<<30)) + 1
	if e.phi == 0 || e.delta == 0 {
		work += 1 << 30
	}
	ways[at] = knot{key, work, e}
}
