package live

import (
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/room"
)

// Limiter limits what one address and one person may do. It is safe for concurrent use.
type Limiter interface {
	// Connect admits a connection, a socket or a stream, which must be closed at its
	// end. The error is a *problem.Problem.
	Connect(r *http.Request, person identity.Person) (Budget, error)
}

// Budget is what one connection may still do.
type Budget interface {
	// Spend is called after each message with what it was. The connection is read on
	// after the wait, which is at most [MaxWait]; not ok: it is cut off.
	Spend(what MessageCost) (wait time.Duration, ok bool)
	// Quota is what its commands are charged to.
	room.Quota
	Close()
}

// MaxWait bounds for how long a connection is not read.
const MaxWait = time.Second

// MessageCost is what a message counts as. A turn that was played costs nothing here and is not
// spent; what it writes is charged to the quota.
type MessageCost int

// The costs.
const (
	CostQuery     MessageCost = iota // a hello, a ping, a command that had been carried out before
	CostCommand                      // a command that was carried out, other than a turn
	CostRefused                      // a command that was refused
	CostMalformed                    // a message that could not be read
)
