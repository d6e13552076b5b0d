package api_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/lesson"
)

// maxBytes is how many bytes of a body are read according to the description.
func (o withBody) maxBytes(t *testing.T) int {
	t.Helper()
	n, ok := o.op.RequestBody.Extensions["x-max-bytes"].(int64)
	if !ok || n < 1 || n >= o.guarded() {
		t.Fatalf("%s: the description says of its body that %v bytes are read", o.path, o.op.RequestBody.Extensions)
	}
	if limit := fmt.Sprintf("at most %d bytes", n); !strings.Contains(o.op.RequestBody.Description, limit) {
		t.Errorf("%s: the description of the body is %q, want %q", o.path, o.op.RequestBody.Description, limit)
	}
	return int(n)
}

// guarded is how many bytes of the body the guard lets through.
func (o withBody) guarded() int64 {
	if o.op.OperationID == "change-study" {
		return guard.Default().MaxLargeBody
	}
	return guard.Default().MaxBody
}

// As many bytes of a body are read as the description has, and not one more.
func TestBodiesAreAsLongAsDescribed(t *testing.T) {
	h := open(t)
	c := h.named("Ann")
	for _, o := range h.bodies() {
		most := o.maxBytes(t)
		path := o.at("aaaaaaaaaaaaaaaa")
		for length, tooLong := range map[int]bool{most: false, most + 1: true, 2 * most: true, int(o.guarded()): true} {
			r, data := c.send(o.method, path, "{"+strings.Repeat(" ", length-2)+"}", nil)
			if err := c.check(o.method, path, r, data); err != nil {
				t.Errorf("%s, %d bytes: %v", path, length, err)
			}
			if got := r.StatusCode == http.StatusRequestEntityTooLarge; got != tooLong {
				t.Errorf("%s, %d bytes: %d %.200s", path, length, r.StatusCode, data)
			}
		}
	}
}

// docs/operating.md has the limit of each body.
func TestBodyLimitsAreDocumented(t *testing.T) {
	text, err := os.ReadFile("../../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	documented := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| ((?:`/api/[^`]*`(?:, )?)+) \\| ([0-9]+) \\|$").FindAllStringSubmatch(string(text), -1) {
		for path := range strings.SplitSeq(row[1], ", ") {
			documented[strings.Trim(path, "`")] = row[2]
		}
	}
	h := open(t)
	for _, o := range h.bodies() {
		if want := fmt.Sprint(o.maxBytes(t)); documented[o.path] != want {
			t.Errorf("docs/operating.md says that %q bytes are read at %s; it is %s", documented[o.path], o.path, want)
		}
		delete(documented, o.path)
	}
	if len(documented) > 0 {
		t.Errorf("docs/operating.md has limits of bodies that there are not: %v", documented)
	}
}

// leastBodies are bodies that are all right, by operation.
var leastBodies = map[string]string{
	"take-name": `{"name":"Ann"}`,

	"rename-account": `{"name":"Ann"}`,
	"begin-passkey":  `{"name":"Ann"}`,
	"add-passkey":    `{"ceremony":"x","answer":{}}`,
	"label-passkey":  `{"label":"Phone"}`,
	"login":          `{"ceremony":"x","answer":{}}`,
	"login-recovery": `{"name":"Ann","code":"x"}`,

	"request-login-mail":   `{"address":"ann@example.org"}`,
	"login-mail":           `{"code":"123456"}`,
	"request-address-mail": `{"address":"ann@example.org"}`,
	"add-address":          `{"code":"123456"}`,

	"choose-notifications": `{"digest_hours":24}`,
	"add-device":           `{"endpoint":"https://push.example/a","keys":{"p256dh":"x","auth":"x"}}`,
	"add-webhook":          `{"url":"https://example.org/hook"}`,

	"create-match":              `{"game":"ki-shogi","seats":{"first":"me","second":"open"}}`,
	"change-challenge-settings": `{"from":"nobody"}`,
	"seek":                      `{"id":"s18","game":"ki-shogi"}`,
	"command":                   `{"client":"c","id":"1","expect":-1,"command":{"kind":"resign"}}`,
	"view":                      `{"game":"ki-shogi"}`,
	"picks":                     `{"game":"ki-shogi"}`,
	"piece":                     `{"game":"ki-shogi","seat":"first","kind":"Hi"}`,
	"try":                       `{"game":"ki-shogi","step":"ring","turn":"Gyoku*1,2"}`,
	"why":                       `{"game":"ki-shogi","turn":"Gyoku*0,0"}`,
	"best":                      `{"game":"ki-shogi"}`,
	"read":                      `{"game":"ki-shogi","text":"Gyoku*0,0"}`,
	"picture":                   `{"line":{"game":"ki-shogi"},"form":"svg"}`,
	"paste":                     `{"text":"Game: ki-shogi\n\nGyoku*0,0"}`,
	"write":                     `{"game":"ki-shogi","turns":[],"form":"json","result":{"winner":"draw","reason":"agreement"}}`,
	"create-study":              `{"title":"Openings"}`,
	"change-study":              `{"client":"c","operations":[]}`,
	"change-study-visibility":   `{"visibility":"public"}`,
	"join-study":                `{"key":"x"}`,
	"put-conditional-turns":     `{"expect":-1,"turns":[]}`,
	"begin-vacation":            `{"days":1}`,
	"add-steps":                 `{"done":{}}`,
	"add-puzzle-results":        `{"results":[],"best":{"streak":0,"timed":0}}`,
	"vote-puzzle":               `{"vote":1}`,
	"report-puzzle":             `{"fault":"other","text":""}`,
	"report-person":             `{"person":"p1","category":"chat","text":"","match":"aaaaaaaaaaaaaaaa"}`,
	"mute-person":               `{"hours":1,"reason":""}`,
	"settle-report":             `{"decision":""}`,
}

// around are bodies in which a field is tried that does not go with the others.
var around = map[string]string{
	"command.turn": `{"client":"c","id":"1","expect":-1,"command":{"kind":"play"}}`,
	"command.text": `{"client":"c","id":"1","expect":-1,"command":{"kind":"say"}}`,
}

// limited are the texts of a schema that have a greatest length, by their paths.
func (h *harness) limited(s *huma.Schema, at string, found map[string]int) {
	if s.Ref != "" {
		s = h.described.Components.Schemas.SchemaFromRef(s.Ref)
	}
	if s.MaxLength != nil {
		found[at] = *s.MaxLength
	}
	for name, property := range s.Properties {
		h.limited(property, strings.TrimPrefix(at+"."+name, "."), found)
	}
}

// set puts a value into a body at a path.
func set(t *testing.T, body, path string, value any) map[string]any {
	t.Helper()
	var whole map[string]any
	if err := json.Unmarshal([]byte(body), &whole); err != nil {
		t.Fatal(err)
	}
	in := whole
	parts := strings.Split(path, ".")
	for _, part := range parts[:len(parts)-1] {
		next, ok := in[part].(map[string]any)
		if !ok {
			t.Fatalf("%s: there is no %s in %s", path, part, body)
		}
		in = next
	}
	in[parts[len(parts)-1]] = value
	return whole
}

// tooLong finds that an answer has something against the length of a text.
var tooLong = regexp.MustCompile(`(?i)at most|longer than|length|bytes`)

// Every text is read up to the length in the description, and is refused beyond it with
// the name of its field.
func TestTextsAreAsLongAsDescribed(t *testing.T) {
	h := open(t)
	c := h.named("Ann")
	id := c.create("me", "me").Match
	tried := 0
	for _, o := range h.bodies() {
		least, ok := leastBodies[o.op.OperationID]
		if !ok {
			t.Errorf("no body for %s is known here", o.op.OperationID)
			continue
		}
		found := map[string]int{}
		h.limited(o.op.RequestBody.Content["application/json"].Schema, "", found)
		path := o.at(id)
		for field, most := range found {
			body := least
			if other, ok := around[field]; ok {
				body = other
			}
			tried++
			r, data := c.send(o.method, path, set(t, body, field, sample(field, most)), nil)
			if r.StatusCode >= 400 && tooLong.Match(data) {
				t.Errorf("%s: %s of %d characters: %d %.300s", path, field, most, r.StatusCode, data)
			}
			p := c.refused(o.method, path, set(t, body, field, sample(field, most+1)), 422, problem.Invalid)
			if len(p.Faults) == 0 || p.Faults[0].Field != "body."+field {
				t.Errorf("%s: %s of %d characters: %+v", path, field, most+1, p)
			}
		}
	}
	if tried < 20 {
		t.Errorf("only %d texts have a greatest length", tried)
	}
}

// sample is a text of so many characters for a field.
func sample(field string, characters int) string {
	if field == "name" {
		return "Ann" + strings.Repeat(" ", characters-3) // which are cut off
	}
	return strings.Repeat("x", characters)
}

// The same for texts in addresses.
func TestParametersAreAsLongAsDescribed(t *testing.T) {
	h := open(t)
	c := h.named("Ann")
	id := c.create("me", "me").Match
	required := map[string]string{"get-why": "turn=x", "art": "game=ki-shogi"}
	tried := 0
	for path, item := range h.described.Paths {
		if item.Get == nil {
			continue
		}
		for _, p := range item.Get.Parameters {
			if p.In != "query" || p.Schema == nil || p.Schema.MaxLength == nil {
				continue
			}
			tried++
			at := strings.NewReplacer("{match}", id, "{study}", id).Replace(path) + "?"
			if with := required[item.Get.OperationID]; with != "" && !strings.HasPrefix(with, p.Name+"=") {
				at += with + "&"
			}
			at += p.Name + "="
			r, data := c.send(http.MethodGet, at+url.QueryEscape(strings.Repeat("x", *p.Schema.MaxLength)), nil, nil)
			if r.StatusCode >= 400 && tooLong.Match(data) {
				t.Errorf("%s with %d characters: %d %.300s", at, *p.Schema.MaxLength, r.StatusCode, data)
			}
			refusal := c.refused(http.MethodGet, at+url.QueryEscape(strings.Repeat("x", *p.Schema.MaxLength+1)), nil, 422, problem.Invalid)
			if !slices.ContainsFunc(refusal.Faults, func(f problem.FieldError) bool { return f.Field == "query."+p.Name }) {
				t.Errorf("%s with %d characters: %+v", at, *p.Schema.MaxLength+1, refusal)
			}
		}
	}
	if tried < 5 {
		t.Errorf("only %d parameters have a greatest length", tried)
	}
}

// The limits of the description are those of the packages that read.
func TestLimitsAreThoseOfThePackages(t *testing.T) {
	h := open(t)
	for _, want := range []struct {
		operation, field string
		most             int
	}{
		{"create-match", "position", game.MaxPositionText},
		{"create-match", "position", match.MaxPosition},
		{"view", "position", analysis.MaxPosition},
		{"write", "position", analysis.MaxPosition},
		{"command", "command.turn", match.MaxTurnText},
		{"command", "command.text", match.MaxChatLength},
		{"why", "turn", analysis.MaxTurn},
		{"read", "text", analysis.MaxTurn},
		{"try", "turn", analysis.MaxTurn},
	} {
		for _, o := range h.bodies() {
			if o.op.OperationID != want.operation {
				continue
			}
			found := map[string]int{}
			h.limited(o.op.RequestBody.Content["application/json"].Schema, "", found)
			if found[want.field] != want.most {
				t.Errorf("%s: %s has at most %d characters in the description, %d are read", o.path, want.field, found[want.field], want.most)
			}
		}
	}
	for _, o := range h.bodies() {
		var turns *huma.Schema
		if s := o.op.RequestBody.Content["application/json"].Schema; s.Ref != "" {
			turns = h.described.Components.Schemas.SchemaFromRef(s.Ref).Properties["turns"]
		}
		most := lobby.MaxTurns
		if o.op.OperationID == "put-conditional-turns" {
			most = match.MaxConditional
		}
		if o.op.OperationID == "try" {
			most = lesson.MaxTurns
		}
		if turns != nil && turns.MaxItems != nil && *turns.MaxItems != most {
			t.Errorf("%s: %d turns in the description, %d are read", o.path, *turns.MaxItems, most)
		}
	}
}
