//go:build !js

package registration

import "github.com/teahouse-games/teahouse/balance/puzzles"

// Programs for browsers get single puzzles from the server.
func init() { Definition.Puzzles = puzzles.Collection }
