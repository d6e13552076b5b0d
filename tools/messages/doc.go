// Command messages generates the constructors of the messages of a package from its English
// catalogue:
//
//	go run ./tools/messages skud/messages game/messages
//
// In each folder it reads en.ftl and writes constructors.go, and english.go with the texts without
// comments. Package message describes the form
// of a catalogue.
package main
