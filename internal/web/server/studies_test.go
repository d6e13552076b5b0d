package server

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/api"
)

// studyLine is a line of the stream of a study.
type studyLine struct {
	Type, Right, Visibility string
	Seq, Number             int64
	Client                  string
	Operation               struct{ Kind, Chapter, Text string }
}

// followStudy reads the stream of a study until the test ends. Its lines come from the channel, which is closed after the last.
func (b *browser) followStudy(t *testing.T, url string) <-chan studyLine {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	streams := *b.http
	streams.Timeout = 0
	answer, err := streams.Do(r) //nolint:bodyclose // the goroutine closes it
	if err != nil {
		t.Fatal(err)
	}
	if answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s", url, answer.Status)
	}
	lines := make(chan studyLine, 100)
	go func() {
		defer close(lines)
		defer func() { _ = answer.Body.Close() }()
		for scan := bufio.NewScanner(answer.Body); scan.Scan(); {
			var line studyLine
			if len(scan.Bytes()) > 0 && json.Unmarshal(scan.Bytes(), &line) == nil {
				lines <- line
			}
		}
	}()
	return lines
}

// nextLine returns the next line, or fails after a while.
func nextLine(t *testing.T, lines <-chan studyLine) studyLine {
	t.Helper()
	select {
	case line, ok := <-lines:
		if !ok {
			t.Fatal("the stream has ended")
		}
		return line
	case <-time.After(10 * time.Second):
		t.Fatal("no line comes")
	}
	return studyLine{}
}

// All who follow a study see its operations in one order, those before and those to come, until they may not see it any more.
func TestStudiesAreFollowed(t *testing.T) {
	s := start(t, config(t))
	ann, bob := visit(t, s.URL()), visit(t, s.URL())
	var made api.StudyInfo
	ann.must(http.MethodPost, "api/studies", object{"title": "Openings", "visibility": "unlisted"}, &made)
	at := "api/studies/" + made.ID
	do := func(number int, operation object) {
		t.Helper()
		ann.must(http.MethodPost, at+"/operations", object{"client": "tab", "operations": []object{{"number": number, "operation": operation}}}, nil)
	}
	do(1, object{"kind": "chapter-add", "chapter": "a", "title": "East", "record": "Game: ki-shogi\n"})
	lines := bob.followStudy(t, s.URL()+at+"/events?after=0")
	if l := nextLine(t, lines); l.Type != "study" || l.Right != "read" || l.Visibility != "unlisted" {
		t.Errorf("%+v", l)
	}
	if l := nextLine(t, lines); l.Seq != 1 || l.Operation.Kind != "chapter-add" {
		t.Errorf("%+v", l)
	}
	for i := range 5 {
		do(i+2, object{"kind": "comment", "chapter": "a", "text": fmt.Sprint("w", i)})
		if l := nextLine(t, lines); l.Seq != int64(i)+2 || l.Client != "tab" || l.Number != int64(i)+2 || l.Operation.Text != fmt.Sprint("w", i) {
			t.Errorf("%+v", l)
		}
	}
	rest := bob.followStudy(t, s.URL()+at+"/events?after=5")
	nextLine(t, rest)
	if l := nextLine(t, rest); l.Seq != 6 {
		t.Errorf("%+v", l)
	}
	ahead := bob.followStudy(t, s.URL()+at+"/events?after=7")
	nextLine(t, ahead)
	if l := nextLine(t, ahead); l.Type != "reload" {
		t.Errorf("%+v", l)
	}
	ann.must(http.MethodPut, at+"/visibility", object{"visibility": "private"}, nil)
	if l := nextLine(t, lines); l.Right != "none" {
		t.Errorf("%+v", l)
	}
	if l, ok := <-lines; ok {
		t.Errorf("after that %+v comes", l)
	}
}
