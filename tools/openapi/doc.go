// Command openapi checks that a file describes an interface as OpenAPI 3.1 wants it:
// against the schema of such descriptions, with every reference in it followed.
//
//	go run . ../../docs/openapi.json
//
// It is a module of its own, so that what it needs is needed for the tests only.
package main
