package server

import "github.com/teahouse-games/teahouse/internal/guard"

// reservedFiles is how many open files are for other things than connections: the database
// and its readers, listeners, what people ask for metrics with.
const reservedFiles = 64

// guardLimits are those of the guard. No more connections are let in than there can be open
// files: a refusal is better than an Accept that fails.
func (s *Server) guardLimits() guard.Limits {
	limits := guard.Default().Scaled(s.config.ScaleLimits)
	if s.config.Limits != nil {
		limits = s.config.Limits(limits)
	}
	wanted := limits.Open
	if s.config.Connections > 0 {
		wanted = s.config.Connections
	}
	limits.Open = s.raiseConnections(wanted)
	return limits
}

// raiseConnections raises the limit of open files and returns how many connections there can
// be, at most those wanted.
func (s *Server) raiseConnections(wanted int) int {
	before, after, err := raiseFileLimit()
	if err != nil {
		s.log.Warn("the limit of open files could not be raised", "limit", before, "error", err)
	}
	if after == 0 {
		return wanted // this system does not say
	}
	sockets := int(min(max(after, reservedFiles+1)-reservedFiles, 1<<30))
	s.log.Info("open files", "limit", after, "before", before, "connections", min(wanted, sockets))
	if wanted > sockets && s.config.Connections > 0 {
		s.log.Warn("the limit of open files is too low for the connections wanted; raise it with ulimit -n or LimitNOFILE",
			"wanted", wanted, "possible", sockets)
	}
	return min(wanted, sockets)
}
