package study_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/study"
)

// ordered is an operation that a service has ordered.
type ordered struct {
	client, n int
	op        study.Operation
}

// content is a study with its chapters as texts.
type content struct {
	outline study.Outline
	texts   map[string]string
}

func (c *content) clone() *content {
	d := &content{outline: c.outline, texts: map[string]string{}}
	d.outline.Chapters = slices.Clone(c.outline.Chapters)
	for id, text := range c.texts {
		d.texts[id] = text
	}
	return d
}

// apply makes an operation, as the service and each client do.
func (c *content) apply(t testing.TB, rules *game.Rules, op study.Operation) error {
	if op.OfOutline() {
		if text, ok := c.texts[op.Chapter]; ok && op.Kind == study.DeleteChapter {
			if err := read(t, text).CheckDelete(op); err != nil {
				return err
			}
		}
		there := c.outline.Index(op.Chapter) >= 0
		if err := c.outline.Apply(op); err != nil {
			return err
		}
		switch op.Kind {
		case study.AddChapter:
			if !there {
				c.texts[op.Chapter] = op.Record
			}
		case study.DeleteChapter:
			delete(c.texts, op.Chapter)
		}
		return nil
	}
	text, ok := c.texts[op.Chapter]
	if !ok {
		return &study.OperationError{Code: study.Gone}
	}
	chapter := read(t, text)
	if err := chapter.Apply(rules, op); err != nil {
		return err
	}
	c.texts[op.Chapter] = write(t, chapter)
	return nil
}

func (c *content) String() string {
	var b strings.Builder
	fmt.Fprintln(&b, c.outline.Title)
	for _, e := range c.outline.Chapters {
		fmt.Fprintf(&b, "%s %s\n%s\n", e.ID, e.Title, c.texts[e.ID])
	}
	return b.String()
}

// service orders operations.
type service struct {
	content
	log []ordered
}

// replica is a client: what the service has ordered as far as the client knows, and what it does not know yet.
type replica struct {
	id, count int
	content
	at      int // how much of the log it knows
	pending []ordered
	lost    []ordered // refused
}

// shown is what the person at the client sees.
func (r *replica) shown(t testing.TB, rules *game.Rules) *content {
	c := r.clone()
	for _, p := range r.pending {
		_ = c.apply(t, rules, p.op) // what does not fit any more is not shown
	}
	return c
}

// Clients that edit without a connection, send again what was received before, and learn late of each other have the same text in
// the end, and no words of anybody are lost without notice.
func TestClientsConverge(t *testing.T) {
	rules := rulesOf(t, "ki-shogi")
	rapid.Check(t, func(rt *rapid.T) {
		text := strings.Replace(example, "Result: first, resign\n", "", 1)
		s := &service{content: content{texts: map[string]string{"a": text}, outline: study.Outline{Title: "S", Chapters: []study.OutlineEntry{{ID: "a", Title: "A"}}}}}
		var replicas []*replica
		for i := range 3 {
			replicas = append(replicas, &replica{id: i, content: *s.clone()})
		}
		receive := func(op ordered) error {
			for _, known := range s.log {
				if known.client == op.client && known.n == op.n {
					return nil
				}
			}
			before := s.texts[op.op.Chapter]
			if err := s.apply(t, rules, op.op); err != nil {
				return err
			}
			if op.op.Kind == study.SetComment {
				for _, word := range words(before) {
					if !slices.Contains(words(s.texts[op.op.Chapter]), word) && !strings.Contains(op.op.Was, word) {
						rt.Fatalf("%+v has deleted %s, which its sender had not seen", op.op, word)
					}
				}
			}
			s.log = append(s.log, op)
			return nil
		}
		learn := func(r *replica, most int) {
			for ; r.at < len(s.log) && most > 0; most-- {
				next := s.log[r.at]
				if err := r.apply(t, rules, next.op); err != nil {
					rt.Fatalf("client %d does not make what the service has made, %+v: %v", r.id, next.op, err)
				}
				r.at++
				r.pending = slices.DeleteFunc(r.pending, func(p ordered) bool { return p.client == next.client && p.n == next.n })
			}
		}
		send := func(r *replica, most int, answered bool) {
			for _, p := range slices.Clone(r.pending[:min(most, len(r.pending))]) {
				if err := receive(p); err != nil && answered {
					r.lost = append(r.lost, p)
					r.pending = slices.DeleteFunc(r.pending, func(q ordered) bool { return q.n == p.n })
				}
			}
		}
		for range rapid.IntRange(5, 40).Draw(rt, "steps") {
			r := replicas[rapid.IntRange(0, 2).Draw(rt, "client")]
			switch rapid.IntRange(0, 4).Draw(rt, "step") {
			case 0:
				learn(r, rapid.IntRange(1, 9).Draw(rt, "most"))
			case 1:
				send(r, rapid.IntRange(1, 9).Draw(rt, "most"), rapid.Bool().Draw(rt, "answered"))
			default:
				shown := r.shown(t, rules)
				op, ok := drawOperation(t, rt, rules, shown, fmt.Sprintf("w%d-%d", r.id, r.count))
				if !ok || shown.apply(t, rules, op) != nil {
					continue
				}
				r.count++
				r.pending = append(r.pending, ordered{r.id, r.count, op})
			}
		}
		for range 2 {
			for _, r := range replicas {
				send(r, len(r.pending), true)
				learn(r, len(s.log))
			}
		}
		for _, r := range replicas {
			if len(r.pending) > 0 {
				rt.Errorf("client %d still waits for %+v", r.id, r.pending)
			}
			if got, want := r.String(), s.String(); got != want {
				rt.Errorf("client %d has\n%s\nthe service has\n%s", r.id, got, want)
			}
		}
		for _, text := range s.texts {
			if err := read(t, text).Record().Validate(rules); err != nil {
				rt.Error(err)
			}
		}
	})
}

// words returns the words that clients have written in comments.
func words(text string) (list []string) {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" {}\n()", r) }) {
		if strings.HasPrefix(word, "w") && strings.Contains(word, "-") {
			list = append(list, word)
		}
	}
	return list
}

// drawOperation draws one that a person can make in what is shown. The comment that it writes is word.
func drawOperation(t testing.TB, rt *rapid.T, rules *game.Rules, shown *content, word string) (op study.Operation, ok bool) {
	kinds := []study.OperationKind{study.AddTurns, study.AddTurns, study.AddTurns, study.DeleteTurn, study.Promote, study.SetComment, study.SetComment,
		study.SetMark, study.SetShape, study.AddChapter, study.SetChapterTitle, study.MoveChapter, study.DeleteChapter, study.SetStudyTitle}
	op.Kind = rapid.SampledFrom(kinds).Draw(rt, "kind")
	if op.Kind == study.SetStudyTitle {
		op.Title = word
		return op, true
	}
	id := rapid.SampledFrom([]string{"", "b", "c", "d"}).Draw(rt, "chapter")
	if op.Kind == study.AddChapter {
		op.Chapter, op.Title, op.Record = id, word, "Game: ki-shogi\nOptions: field=open ki=off\n"
		return op, true
	}
	if len(shown.outline.Chapters) == 0 {
		return op, false
	}
	chapter := rapid.SampledFrom(shown.outline.Chapters).Draw(rt, "of")
	op.Chapter, op.Title, op.Before = chapter.ID, word, id
	c := read(t, shown.texts[op.Chapter])
	if op.OfOutline() {
		op.Digest = c.Digest()
		return op, true
	}
	n := &c.Root
	for len(n.Next) > 0 && rapid.IntRange(0, 3).Draw(rt, "deeper") > 0 {
		n = rapid.SampledFrom(n.Next).Draw(rt, "next")
		op.Path = append(op.Path, n.Turn)
	}
	switch op.Kind {
	case study.AddTurns:
		table, err := c.Headers.StartState(rules)
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range op.Path {
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatal(err)
			}
		}
		legal := game.LegalTurns(table)
		op.Turns = []string{legal[rapid.IntRange(0, min(len(legal), 4)-1).Draw(rt, "turn")]}
	case study.DeleteTurn:
		op.Digest = n.Digest()
	case study.SetComment:
		op.Was, op.Text = n.Comment, word
		if rapid.Bool().Draw(rt, "more") && n.Comment != "" {
			op.Text = n.Comment + "\n\n" + word
		}
	case study.SetMark:
		op.Mark = rapid.SampledFrom([]string{"", "!", "?!"}).Draw(rt, "mark")
	case study.SetShape:
		op.Shape = &study.BoardShape{Color: rapid.SampledFrom(study.Colors).Draw(rt, "color"), From: "0,0", To: rapid.SampledFrom([]string{"", "1,1"}).Draw(rt, "to")}
		op.On = rapid.Bool().Draw(rt, "on")
	}
	return op, true
}
