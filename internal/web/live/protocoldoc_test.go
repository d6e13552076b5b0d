package live

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// Every way in which the server ends a connection has its row in docs/protocol.md.
func TestDocumentedEndings(t *testing.T) {
	text, err := os.ReadFile("../../../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]string{}
	for _, row := range regexp.MustCompile(`(?m)^\| ([0-9]{4}) \| (.*?) \|`).FindAllStringSubmatch(string(text), -1) {
		rows[row[1]] = row[2]
	}
	known := 0
	for _, why := range []*closeReason{closeShutdown, closeStorage, closeBusy, closeTooLong, closeNotText, closeNoHello, closeVersion, closeUnread, closeSlowReader, closeFlood, closeNoPong, closeAhead, closeForgotten, closeLoggedOut, closeIncident} {
		if row := rows[fmt.Sprint(int(why.status))]; !strings.Contains(row, "`"+why.Code+"`") {
			t.Errorf("%d %s has the row %q", why.status, why.Code, row)
		}
		known++
	}
	// storage and busy share one.
	if len(rows) != known-1 {
		t.Errorf("there are rows for %d close codes, and %d ways to end", len(rows), known)
	}
}

// The limits in docs/protocol.md are those of this package.
func TestDocumentedLimits(t *testing.T) {
	text, err := os.ReadFile("../../../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range []struct {
		is, want any
		sentence string
	}{
		{defaultTimeouts.write.Seconds(), 20., "| 20 seconds | for one message, or one ping, to be taken |"},
		{defaultTimeouts.beat.Seconds(), 25., "An empty line comes every 25 seconds in all other streams."},
		{publicMost, 100, "the up to 100 public matches"},
	} {
		if l.is != l.want || !strings.Contains(string(text), l.sentence) {
			t.Errorf("a limit is %v; it was %v when %q was written", l.is, l.want, l.sentence)
		}
	}
}
