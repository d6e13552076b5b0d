// Testreport reads the events of go test -json and prints what a person wants
// to see of them:
//
//	go test -json ./... | testreport
//
// It prints the output of what failed, how far each vector file agreed, go
// test's closing line for each package, and a last line that counts the tests.
// It exits with 1 if anything failed or nothing ran.
package main
