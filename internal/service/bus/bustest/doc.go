// Package bustest is the conformance suite of buses.
//
//	func TestLocal(t *testing.T) {
//		bustest.Run(t, func(t *testing.T) bus.Bus { return bus.NewLocal() })
//	}
//
// # Caveats
//
// Run closes the buses that open returns. The laws on concurrent use show little unless
// the tests run with the race detector.
package bustest
