// Package lessontest tests the course of a game.
//
//	lessontest.Check(t, lessons.Course(), lessons.Files, messages.Files, gamemessages.Files)
//
// # Caveats
//
// The tests run in the folder of the course, next to its testdata.
package lessontest
