package guard

import "time"

// RequestKind is something that costs.
type RequestKind string

// The kinds.
const (
	KindConnect RequestKind = "connect"
	KindRead    RequestKind = "read"
	KindWork    RequestKind = "work"
	KindThink   RequestKind = "think" // a turn of the computer outside of matches
	Paint       RequestKind = "paint" // tenths of a second that pictures take
	KindCreate  RequestKind = "create"
	// KindChallenge is a challenge to another person, who is notified of it. It costs KindCreate too, which bounds what comes from an address.
	KindChallenge RequestKind = "challenge"
	KindIdentity  RequestKind = "identity"
	KindLogin     RequestKind = "login"    // half a login, and what changes an account
	KindMail      RequestKind = "mail"     // a mail that is sent
	KindMailbox   RequestKind = "mailbox"  // a mail that is sent, by its address
	KindEdit      RequestKind = "edit"     // operations of a study
	KindDownload  RequestKind = "download" // the records of a person or of a study
	KindLive      RequestKind = "live"
	KindMessage   RequestKind = "ask"
	KindCommand   RequestKind = "act"
	KindRefused   RequestKind = "refused"
	// Write is counted in bytes.
	Write RequestKind = "write"
)

// LeastWrite is how many bytes a command that writes costs at least.
const LeastWrite = 256

// Rate is a token bucket: its size, full at first, and its tokens per second. The
// zero Rate is no limit.
type Rate struct {
	Burst     int
	PerSecond float64
}

// KindRates are the rates of one kind.
type KindRates struct{ Address, Person Rate }

// RequestLimits bound requests and connections. A zero is no limit.
type RequestLimits struct {
	Costs          map[RequestKind]KindRates
	Open           int // connections at once
	OpenAddress    int // of one address
	LiveAddress    int // live connections and streams of one address
	LivePerson     int // of one identity
	MaxBody        int64
	MaxLargeBody   int64         // of operations of a study, which can have a whole record
	BodyTimeout    time.Duration // for sending the body of a request
	HandlerTimeout time.Duration // for answering what does not last
	WriteTimeout   time.Duration // for taking the answer

	DownloadTimeout time.Duration // for answering a download, instead of HandlerTimeout
}

// MaxBuckets is how many buckets are remembered.
const MaxBuckets = 100_000

// Default returns the limits of a public service.
func Default() RequestLimits {
	return RequestLimits{
		Costs: map[RequestKind]KindRates{
			KindConnect:   {Address: Rate{400, 20}},
			KindRead:      {Address: Rate{600, 30}, Person: Rate{300, 15}},
			KindWork:      {Address: Rate{120, 12}, Person: Rate{60, 6}},
			KindThink:     {Address: Rate{60, 1}, Person: Rate{40, 0.5}},
			Paint:         {Address: Rate{200, 4}, Person: Rate{100, 2}},
			KindCreate:    {Address: Rate{60, 0.1}, Person: Rate{30, 0.05}},
			KindChallenge: {Person: Rate{30, 0.008}},
			KindIdentity:  {Address: Rate{30, 0.05}},
			KindLogin:     {Address: Rate{100, 0.2}, Person: Rate{40, 0.1}},
			KindMail:      {Address: Rate{30, 0.02}, Person: Rate{10, 0.01}},
			KindMailbox:   {Person: Rate{5, 0.005}},
			KindEdit:      {Address: Rate{400, 20}, Person: Rate{200, 4}},
			KindDownload:  {Address: Rate{60, 0.2}, Person: Rate{20, 0.1}},
			KindLive:      {Address: Rate{60, 2}, Person: Rate{30, 1}},
			KindMessage:   {Address: Rate{200, 20}, Person: Rate{100, 5}},
			KindCommand:   {Address: Rate{200, 10}, Person: Rate{30, 1}},
			KindRefused:   {Address: Rate{400, 20}, Person: Rate{60, 2}},
			Write:         {Address: Rate{16_000_000, 2000}, Person: Rate{4_000_000, 1000}},
		},
		Open:           20_000,
		OpenAddress:    400,
		LiveAddress:    300,
		LivePerson:     30,
		MaxBody:        128 << 10,
		MaxLargeBody:   4 << 20,
		BodyTimeout:    20 * time.Second,
		HandlerTimeout: 15 * time.Second,
		WriteTimeout:   time.Minute,

		DownloadTimeout: 3 * time.Minute,
	}
}

// Scaled returns the limits for tests and measurements in which one machine acts as
// many people: everything that is counted by address or identity times n.
func (l RequestLimits) Scaled(n int) RequestLimits {
	costs := make(map[RequestKind]KindRates, len(l.Costs))
	for kind, c := range l.Costs {
		costs[kind] = KindRates{c.Address.scaled(n), c.Person.scaled(n)}
	}
	l.Costs = costs
	l.OpenAddress *= n
	l.LiveAddress *= n
	l.LivePerson *= n
	return l
}

func (r Rate) scaled(n int) Rate { return Rate{r.Burst * n, r.PerSecond * float64(n)} }
