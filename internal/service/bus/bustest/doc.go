// Package bustest is the conformance suite of buses.
//
//	func TestLocal(t *testing.T) {
//		bustest.Run(t, func(t *testing.T) bus.Bus { return bus.NewLocal() })
//	}
//
// RunCluster has the laws for the buses of several nodes: a message arrives or is reported as missed.
//
// # Caveats
//
// Run and RunCluster close the buses that open returns. The laws on concurrent use show little unless
// the tests run with the race detector.
package bustest
