package lessontest

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/lesson"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

// checkTranscripts compares what a course says in each language with files that a person can read.
func checkTranscripts(t *testing.T, c *lesson.Course, files fs.FS, others ...fs.FS) {
	t.Helper()
	names, err := fs.Glob(files, "*.ftl")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		tag := strings.TrimSuffix(name, ".ftl")
		file := "testdata/course." + tag + ".txt"
		if tag == "en" {
			file = "testdata/course.txt"
		}
		language := messagetest.Language(t, tag, append([]fs.FS{files}, others...)...)
		gametest.Golden(t, file, transcript(c, language))
	}
}

// transcript returns all that a course says: the texts of each step, its solutions, and what is answered
// to each listed mistake.
func transcript(c *lesson.Course, l *message.Language) string {
	w := writer{course: c, language: l}
	for i, s := range c.Steps {
		w.line("== %d. %s", i+1, l.Clause(c.Text(s, lesson.PartTitle)))
		for _, part := range []string{lesson.PartText, lesson.PartTask, lesson.PartHint} {
			if text := l.Clause(c.Text(s, part)); text != "" {
				w.line("%s: %s", part, text)
			}
		}
		for _, solution := range s.Solutions {
			for played := 0; played < len(solution.Turns); {
				played += w.try(s, solution.Turns[:played+1])
			}
		}
		for _, m := range s.Mistakes {
			w.try(s, m.Turns)
		}
		w.line("")
	}
	return w.b.String()
}

type writer struct {
	b        strings.Builder
	course   *lesson.Course
	language *message.Language
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.b, format+"\n", args...) }

// try writes what is answered to the last of turns. It returns how many turns are played then: it and
// the replies.
func (w *writer) try(s *lesson.Step, turns []string) int {
	last := len(turns) - 1
	answer, err := w.course.Check(s, turns[:last], turns[last])
	if err != nil {
		w.line("> %s: %v", turns[last], err)
		return len(turns)
	}
	w.line("> %s: %s", turns[last], strings.TrimSpace(string(answer.Result)+" "+answer.Rule))
	if text := w.language.Clause(answer.Text); text != "" {
		w.line(">   %s", text)
	}
	for _, r := range answer.Reasons {
		w.line(">   - %s", w.language.Sentence(r.Message))
	}
	if len(answer.Replies) > 0 {
		w.line(">   answered by %s", strings.Join(answer.Replies, " "))
	}
	return 1 + len(answer.Replies)
}
