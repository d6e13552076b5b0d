package guard

import "time"

// Kind is something that costs.
type Kind string

// The kinds.
const (
	Connect  Kind = "connect"
	Read     Kind = "read"
	Work     Kind = "work"
	Create   Kind = "create"
	Identity Kind = "identity"
	Live     Kind = "live"
	Ask      Kind = "ask"
	Act      Kind = "act"
	Refused  Kind = "refused"
	// Write is counted in bytes.
	Write Kind = "write"
)

// LeastWrite is how many bytes a command that writes costs at least.
const LeastWrite = 256

// Rate is a bucket: it holds so many, full at first, and regains so many a second. The
// zero Rate is no limit.
type Rate struct {
	Holds  int
	Second float64
}

// Cost is what may be had of one kind.
type Cost struct{ Address, Person Rate }

// Limits are what may be had. A number of 0 is no limit.
type Limits struct {
	Costs       map[Kind]Cost
	Open        int // connections at once
	OpenAddress int // of one address
	LiveAddress int // live connections and streams of one address
	LivePerson  int // of one identity
	Body        int64
	BodyWithin  time.Duration // for sending the body of a request
	Within      time.Duration // for answering what does not last
	ReadWithin  time.Duration // for taking the answer
}

// MaxBuckets is how many buckets are remembered.
const MaxBuckets = 100_000

// Default returns the limits of a service that anybody can reach.
func Default() Limits {
	return Limits{
		Costs: map[Kind]Cost{
			Connect:  {Address: Rate{400, 20}},
			Read:     {Address: Rate{600, 30}, Person: Rate{300, 15}},
			Work:     {Address: Rate{120, 12}, Person: Rate{60, 6}},
			Create:   {Address: Rate{60, 0.1}, Person: Rate{30, 0.05}},
			Identity: {Address: Rate{30, 0.05}},
			Live:     {Address: Rate{60, 2}, Person: Rate{30, 1}},
			Ask:      {Address: Rate{200, 20}, Person: Rate{100, 5}},
			Act:      {Address: Rate{200, 10}, Person: Rate{30, 1}},
			Refused:  {Address: Rate{400, 20}, Person: Rate{60, 2}},
			Write:    {Address: Rate{16_000_000, 2000}, Person: Rate{4_000_000, 1000}},
		},
		Open:        20_000,
		OpenAddress: 400,
		LiveAddress: 300,
		LivePerson:  30,
		Body:        128 << 10,
		BodyWithin:  20 * time.Second,
		Within:      15 * time.Second,
		ReadWithin:  time.Minute,
	}
}

// Scaled returns the limits for tests and measurements of one machine that stands for
// many people: everything that is counted by address or identity times n.
func (l Limits) Scaled(n int) Limits {
	costs := make(map[Kind]Cost, len(l.Costs))
	for kind, c := range l.Costs {
		costs[kind] = Cost{c.Address.times(n), c.Person.times(n)}
	}
	l.Costs = costs
	l.OpenAddress *= n
	l.LiveAddress *= n
	l.LivePerson *= n
	return l
}

func (r Rate) times(n int) Rate { return Rate{r.Holds * n, r.Second * float64(n)} }
