package lessons_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance/lessons"
	"github.com/teahouse-games/teahouse/balance/messages"
	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/lesson/lessontest"
)

// All that the course says can be read in testdata/course.txt, course.de.txt and course.es.txt.
func TestCourse(t *testing.T) {
	lessontest.Check(t, lessons.Course(), lessons.Files, messages.Files, gamemessages.Files)
}
