package lessontest

import (
	"io/fs"
	"testing"

	"github.com/teahouse-games/teahouse/lesson"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

// Check plays a course: every step can be solved as it is written, every listed mistake is answered with
// its reason, every rule and option has a step, and all texts are there in every language. Files has the
// texts of the course, en.ftl, de.ftl …; their messages may use those of the packages in others. What is
// said in each language is compared with testdata/course.txt, course.de.txt …; -update writes them.
func Check(t *testing.T, c *lesson.Course, files fs.FS, others ...fs.FS) {
	t.Helper()
	for _, err := range c.Verify() {
		t.Errorf("course.txt: %v", err)
	}
	messagetest.Check(t, c.Texts, files, others...)
	if n := len(c.Steps); n < least || n > most {
		t.Errorf("the course has %d steps: it needs %d to %d", n, least, most)
	}
	checkTranscripts(t, c, files, others...)
}

// least and most are how many steps a course has.
const least, most = 12, 25
