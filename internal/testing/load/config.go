package load

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
)

// Config is how much is played where.
type Config struct {
	URLs     []string      // of the service: one, or one of each node of a cluster
	Matches  int           // that are played at once
	Sockets  int           // of each match: 1, a person who plays both sides; or 2
	Idle     int           // further matches with one socket in which nothing happens
	Rate     float64       // turns a second, of all matches together; 0: none
	WarmUp   time.Duration // for how long they are played before anything is counted
	For      time.Duration // for how long they are played then
	Game     *samplegames.SampleGame
	FsyncDir string       // the file of the bare fsync loop; empty: no loop
	Progress func(string) // receives the progress; nil: none
	// Counters reads further counters; the report has how much each grew while turns were played.
	// Nil: there are none.
	Counters func(context.Context) (map[string]float64, error)
}

// Limits of what can be asked for.
const (
	MaxMatches = 20_000
	MaxRate    = 20_000
	MaxFor     = time.Hour
)

// check returns what is wrong with the configuration.
func (c Config) check() error {
	if len(c.URLs) == 0 {
		return errors.New("the load needs the address of a service, e.g. http://127.0.0.1:8080")
	}
	for _, address := range c.URLs {
		if err := checkURL(address); err != nil {
			return err
		}
	}
	for _, number := range []struct {
		name            string
		is, least, most float64
	}{
		{"matches", float64(c.Matches), 1, MaxMatches},
		{"sockets per match", float64(c.Sockets), 1, 2},
		{"idle matches", float64(c.Idle), 0, MaxMatches},
		{"moves per second", c.Rate, 0, MaxRate},
		{"seconds", c.For.Seconds(), 0, MaxFor.Seconds()},
		{"seconds of warm-up", c.WarmUp.Seconds(), 0, MaxFor.Seconds()},
	} {
		if number.is < number.least || number.is > number.most {
			return fmt.Errorf("%v %s cannot be: want %v to %v", number.is, number.name, number.least, number.most)
		}
	}
	return nil
}

// checkURL returns what is wrong with the address of a service.
func checkURL(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" || u.Host == "" {
		return fmt.Errorf("%q is not the address of a service: want e.g. http://127.0.0.1:8080", address)
	}
	ip := net.ParseIP(u.Hostname())
	if u.Hostname() != "localhost" && (ip == nil || !ip.IsLoopback() || ip.To4() == nil) {
		return fmt.Errorf("%s is not this machine: load is made on loopback addresses only, e.g. http://127.0.0.1:8080", u.Hostname())
	}
	return nil
}

// sockets returns the number of connections open at once.
func (c Config) sockets() int { return c.Matches*c.Sockets + c.Idle }
