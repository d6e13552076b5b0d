package store

import (
	"context"
	"errors"
	"time"
)

// Cluster is a Store that several nodes share. Each node opens it under an id of its own, which
// no other process has or had. A match belongs to the node that has begun it until another one claims it.
//
// The epoch of a match is the fence: of two nodes that believe they own it, only the one with
// the last epoch can append. The lease of a node is for speed: it tells the others whether to
// send it the commands for its matches or to claim them. See docs/adr/0023-cluster.md.
//
// DueMatches returns those that this node owns.
type Cluster interface {
	Store

	// Heartbeat extends the lease of this node to LeaseTime from now and returns how the
	// cluster is. The first one adds the node.
	Heartbeat(ctx context.Context, beat Heartbeat) (ClusterState, error)
	// Probe asks the database once whether it is there, and does not try again. The error is that of the first
	// connection that breaks.
	Probe(ctx context.Context) error
	// ProbeCommit returns once something tiny is as safe as an event that is stored. It waits as long as a commit does, and the error is
	// that of ctx if that is too long.
	ProbeCommit(ctx context.Context) error
	// Leave ends the lease of this node, whose matches then have no owner.
	Leave(ctx context.Context) error

	// Owner returns who owns a match. The error for an unknown match is ErrNotFound.
	Owner(ctx context.Context, match string) (Owner, error)
	// Ends returns how far each of these matches is. Unknown ones are left out.
	Ends(ctx context.Context, matches []string) (map[string]End, error)
	// Claim makes this node the owner of a match and returns its epoch, and who owned it
	// before. If another node owns it whose lease has not ended, and from does not allow that, the error
	// is ErrOwned. A match that this node owns keeps its epoch, unless it is claimed FromAnybody. The owner before is
	// returned with ErrOwned and, as far as it is known, with ErrUnknownOutcome too.
	//
	// It returns once the claim is on the disk of the standby too, and so is everything that
	// was committed before: the events that are read afterwards cannot be lost.
	Claim(ctx context.Context, match string, from ClaimFrom) (epoch int64, before Owner, err error)
	// ClaimDue claims due matches that have no live owner, at most limit. Nodes that call it at
	// the same time get different matches.
	ClaimDue(ctx context.Context, uptime time.Duration, limit int) ([]Claimed, error)

	// AllowRated prepares the database for rated matches, which programs that do not know them cannot read: they
	// cannot start any more. The error is ErrOlderNodes if one of them is alive.
	AllowRated(ctx context.Context) error
	// AllowVacations does the same for vacations.
	AllowVacations(ctx context.Context) error
	// AllowChallenges does the same for challenges, and for seats with limits of ratings.
	AllowChallenges(ctx context.Context) error

	// SharedSecret returns the secret of the site with this name. The first node that asks for
	// it stores the proposed one.
	SharedSecret(ctx context.Context, name string, proposed []byte) ([]byte, error)
}

// ClaimFrom says from which live owner a match may be claimed: from the one with this epoch, which has handed it over.
type ClaimFrom int64

// The ClaimFrom that are no epochs.
const (
	FromNobody  ClaimFrom = 0  // only a match that has no live owner
	FromAnybody ClaimFrom = -1 // by force
)

// Allows reports whether a match that another node owns may be claimed.
func (f ClaimFrom) Allows(o Owner) bool {
	return !o.Alive || f == FromAnybody || f > 0 && int64(f) == o.Epoch
}

// ErrOwned means that another node owns the match, and is alive.
var ErrOwned = errors.New("another node owns the match")

// ErrUnknownOutcome means that it is unknown whether the entry was stored: it may have been
// committed without being safe from the loss of the primary. Claim the match by force before
// reading it again.
var ErrUnknownOutcome = errors.New("it is unknown whether it was stored")

// ErrUnavailable means that the database could not be reached, or refused the call as a whole.
// Nothing was stored.
var ErrUnavailable = errors.New("the database cannot be reached")

const (
	// HeartbeatInterval is the time between two heartbeats of a node.
	HeartbeatInterval = time.Second
	// LeaseTime is how long a node counts as alive after its last heartbeat.
	LeaseTime = 3 * time.Second
	// MaxInFlight is how long a question is under way at most if the database is there.
	MaxInFlight = HeartbeatInterval / 4
	// noticed is how long a node asks nothing, and then waits for an answer, at most, until it notices that the database is away.
	noticed = 2 * MaxInFlight
	// MaxAdvance is the most by which a heartbeat advances the uptime. What is longer was an outage, in which nobody
	// could play.
	MaxAdvance = HeartbeatInterval + MaxInFlight
	// MaxUnled is the most that nodes count on without a leader: until its lease has ended and another node has sent its next heartbeat,
	// which may be late.
	MaxUnled = LeaseTime + 2*HeartbeatInterval
)

// Heartbeat is what a node reports about itself.
type Heartbeat struct {
	Name    string // for people: that of the configuration
	Address string // where its bus listens, HOST:PORT; empty if others cannot reach it
	Version string // of the program
	// Count returns what the node has counted by now. It is called at the moment when the uptime is read, again with each try; nil: the node
	// has counted nothing.
	Count func() Counted
}

// Counted is what a node has counted of the uptime of the cluster, by its own monotone clock. The zero value is that before the first
// heartbeat.
type Counted struct {
	Uptime time.Duration
	// Passed is the part of Uptime since the last heartbeat that succeeded. If the node leads, the uptime advances by it, by MaxAdvance
	// at most.
	Passed time.Duration
	Stored time.Duration // the uptime as the leader had stored it, at that heartbeat
	// Away: the database was away since that heartbeat. Only what it has confirmed with its answers was counted, and what others have counted
	// before it was there again is not known.
	Away bool
	// Back is how long ago the database was there again, if it was away within the time of a lease before that heartbeat; 0: it was not. What others
	// had counted then is not known either.
	Back time.Duration
	// Hung: commits have hung since that heartbeat, so the time since a heartbeat of another node, which hung as well, does not count.
	Hung bool
	// Silent is how long the last question is ago that the database has answered.
	Silent time.Duration
}

// knows reports whether what was stored so long ago was stored when the database was there again.
func (c Counted) knows(age time.Duration) bool { return !c.Away || age+noticed < c.Silent }

// ClusterState is how the cluster is.
type ClusterState struct {
	// Uptime is that of the cluster at the moment when Count was called.
	Uptime time.Duration
	Stored time.Duration // the uptime as the leader has stored it
	Leader bool          // whether this node leads
	Nodes  []NodeRecord  // those with a lease, this one too, by id
}

// NodeRecord is what is stored of a node.
type NodeRecord struct {
	ID      string
	Name    string
	Address string
	Version string
}

// End is how far a match is.
type End struct {
	Seq   int64 // of its last event
	Lines int64 // of its chat
}

// Claimed is a match that was claimed.
type Claimed struct {
	Match  string
	Before Owner
}

// Owner is the node that owns a match.
type Owner struct {
	Node  string // its id; empty: nobody, since none has claimed it or its node has left
	Epoch int64
	Alive bool // whether its lease has not ended
	// Seen is the uptime of the last heartbeat of the owner, also of one that has left: until then
	// its players could reach it.
	Seen time.Duration
}
