// Benchtable reads what go test -bench prints and makes one table of it:
//
//	go test -run '^$' -bench . -benchmem -count 10 ./... | benchtable
//
// One row a benchmark: its package, its name, the options (the names of its
// sub-benchmarks), then the medians over all runs: time and allocations an
// operation, and what it reports a second. Lines that are no benchmarks go to
// standard error; it exits with 1 if a package failed or there was no benchmark.
package main
