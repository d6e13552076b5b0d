package lessons_test

import (
	"testing"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/lesson/lessontest"
	"github.com/teahouse-games/teahouse/quaterno/lessons"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// All that the course says can be read in testdata/course.txt, course.de.txt and course.es.txt.
func TestCourse(t *testing.T) {
	lessontest.Check(t, lessons.Course(), lessons.Files, messages.Files, gamemessages.Files)
}
