// Command openapi checks that a file describes an interface as OpenAPI 3.1 wants it:
// against the schema of such descriptions, with every reference in it followed.
//
//	go run . ../../docs/openapi.json
//
// It is a separate module, so that its dependencies are used by the tests only.
package main
