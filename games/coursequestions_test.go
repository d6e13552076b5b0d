package games

import (
	"encoding/json"
	"os"
	"slices"
	"testing"
)

// Readers of the pictures of a course answer ten questions. Each question names the steps that teach its answer.
func TestCourseQuestions(t *testing.T) {
	text, err := os.ReadFile("../web/e2e/testdata/coursequestions.json")
	if err != nil {
		t.Fatal(err)
	}
	var questions map[string][]struct {
		Question       string
		Steps, Answers []string
	}
	if err := json.Unmarshal(text, &questions); err != nil {
		t.Fatal(err)
	}
	for _, d := range Definitions() {
		if d.Course == nil {
			continue
		}
		name := d.Rules.Name
		asked := questions[name]
		if len(asked) != 10 {
			t.Errorf("%s has %d questions, not 10", name, len(asked))
		}
		for i, q := range asked {
			if q.Question == "" || len(q.Steps) == 0 || len(q.Answers) == 0 || slices.Contains(q.Answers, "") {
				t.Errorf("%s: question %d has no question, no steps or no answers: %+v", name, i+1, q)
			}
			for _, step := range q.Steps {
				if d.Course().Index(step) < 0 {
					t.Errorf("%s: question %d is taught by the step %q, which the course does not have", name, i+1, step)
				}
			}
		}
		delete(questions, name)
	}
	for name := range questions {
		t.Errorf("there are questions about %q, which is no game with a course", name)
	}
}
