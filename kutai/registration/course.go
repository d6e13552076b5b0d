//go:build !js || noengine

package registration

import "github.com/teahouse-games/teahouse/kutai/lessons"

// The program with the engines for browsers answers no tries: it leaves the course out.
func init() { Definition.Course = lessons.Course }
