// Benchtable reads the output of go test -bench and prints it as one table:
//
//	go test -run '^$' -bench . -benchmem -count 10 ./... | benchtable
//
// Each benchmark has one row: its package, its name, its options (the names of its
// sub-benchmarks), then the medians over all runs of the time and the allocations per
// operation, and of the figure per second that it reports. Lines that are no benchmarks
// go to standard error. The exit code is 1 if a package failed or there was no benchmark.
package main
