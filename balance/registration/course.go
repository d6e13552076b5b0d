//go:build !js || noengine

package registration

import "github.com/teahouse-games/teahouse/balance/lessons"

// The engines for browsers do not need the course.
func init() { Definition.Course = lessons.Course }
