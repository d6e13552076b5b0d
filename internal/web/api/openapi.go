package api

import (
	"fmt"
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func info() *huma.Info {
	return &huma.Info{
		Title:   "Teahouse",
		Version: Version,
		Description: "Play the five games of the teahouse against people and computers.\n\n" +
			"Public data can be read without an identity; a sender who does something is given one, as a cookie or to be sent as a bearer token. " +
			"Errors are problems as RFC 9457 has them, with the id of the rule where a rule spoke. " +
			"Turns are best played over the live connection, which docs/protocol.md describes.",
	}
}

func tags() []*huma.Tag {
	return []*huma.Tag{
		{Name: "games", Description: "What can be played."},
		{Name: "people", Description: "The sender of a request."},
		{Name: "accounts", Description: "Accounts, with which people come back to who they are from any browser. Nothing needs one."},
		{Name: "notifications", Description: "How people are notified of their games."},
		{Name: "ratings", Description: "How strong people are, by the results of their rated matches."},
		{Name: "matches", Description: "Matches that are played."},
		{Name: "seeks", Description: "Searches for an opponent."},
		{Name: "seats", Description: "Players and seats, and links to seats."},
		{Name: "challenges", Description: "Matches that one person offers to another."},
		{Name: "boards", Description: "What there is to see, to pick and to ask, in matches and in any position."},
		{Name: "puzzles", Description: "Positions with exactly one right turn, which has been proved."},
		{Name: "explorer", Description: "What was played in a position, and how those games ended."},
		{Name: "studies", Description: "Chapters of record text with variations, comments and shapes, which people edit alone or together."},
		{Name: "learning", Description: "What people have done of the courses and puzzles, and what they think of a puzzle."},
		{Name: "safety", Description: "Blocks, and reports to the moderators."},
		{Name: "moderation", Description: "What moderators and operators do about reports, people and matches."},
		{Name: "live", Description: "Matches as they happen."},
	}
}

func schemes() map[string]*huma.SecurityScheme {
	return map[string]*huma.SecurityScheme{
		"cookie":  {Type: "apiKey", In: "cookie", Name: "teahouse", Description: "Set by the answer to any action without an identity. Over HTTPS its name is __Host-teahouse."},
		"session": {Type: "apiKey", In: "cookie", Name: "session", Description: "Set by a login, instead of the cookie of a guest. Over HTTPS its name is __Host-session."},
		"bearer":  {Type: "http", Scheme: "bearer", Description: "The value of either cookie, for programs."},
	}
}

// get and post begin the description of an operation. Statuses are those of its own
// problems, in addition to those that every operation can have.
func get(id, path, tag, summary, description string, problems ...int) huma.Operation {
	return operation(http.MethodGet, id, path, tag, summary, description, http.StatusOK, problems)
}

func post(id, path, tag, summary, description string, status int, problems ...int) huma.Operation {
	return operation(http.MethodPost, id, path, tag, summary, description, status, append(problems, http.StatusForbidden))
}

// change begins the description of an operation of another method that changes something. It is answered without a body.
func change(method, id, path, tag, summary, description string, problems ...int) huma.Operation {
	return operation(method, id, path, tag, summary, description, http.StatusNoContent, append(problems, http.StatusForbidden))
}

func operation(method, id, path, tag, summary, description string, status int, problems []int) huma.Operation {
	o := huma.Operation{
		Method: method, OperationID: id, Path: path, Tags: []string{tag}, Summary: summary, Description: description,
		DefaultStatus: status, Responses: map[string]*huma.Response{},
	}
	for _, status := range append(problems, commonProblems...) {
		o.Responses[strconv.Itoa(status)] = problemResponse(status)
	}
	return o
}

// commonProblems are the statuses of the problems that everything can have.
var commonProblems = []int{
	http.StatusUnprocessableEntity, http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusServiceUnavailable,
}

// maxBytes is the field of a request body in the description with its limit in bytes.
const maxBytes = "x-max-bytes"

// withBody allows an operation a body of at most this many bytes.
func withBody(most int64, o huma.Operation) huma.Operation {
	o.MaxBodyBytes, o.BodyReadTimeout = most+1, bodyTimeout // huma refuses a body of MaxBodyBytes
	o.RequestBody = &huma.RequestBody{
		Description: fmt.Sprintf("JSON with the Content-Type application/json, of at most %d bytes.", most),
		Content:     map[string]*huma.MediaType{},
		Extensions:  map[string]any{maxBytes: most},
	}
	for _, status := range []int{http.StatusBadRequest, http.StatusRequestEntityTooLarge, http.StatusUnsupportedMediaType} {
		o.Responses[strconv.Itoa(status)] = problemResponse(status)
	}
	return o
}

// rawResponse describes an answer that is not JSON of ours.
func rawResponse(o huma.Operation, types ...string) huma.Operation {
	r := &huma.Response{Description: http.StatusText(statusOK), Content: map[string]*huma.MediaType{}}
	for _, t := range types {
		schema := &huma.Schema{Type: huma.TypeString}
		if t == "application/json" {
			schema = &huma.Schema{Type: huma.TypeObject, AdditionalProperties: true}
		}
		r.Content[t] = &huma.MediaType{Schema: schema}
	}
	o.Responses[strconv.Itoa(statusOK)] = r
	return o
}

// problemResponse describes the answer to what can not be done.
func problemResponse(status int) *huma.Response {
	return &huma.Response{
		Description: http.StatusText(status),
		Content: map[string]*huma.MediaType{
			"application/problem+json": {Schema: &huma.Schema{Ref: "#/components/schemas/Problem"}},
		},
	}
}

// fixDocument corrects the generated description: the schema of a problem, and that
// lists are never null.
func fixDocument(o *huma.OpenAPI) {
	schemas := o.Components.Schemas.Map()
	delete(schemas, "ErrorModel")
	delete(schemas, "ErrorDetail")
	schemas["Problem"] = problemSchema(o.Components.Schemas)
	create := o.Paths["/api/matches"].Post
	again := *create.Responses[strconv.Itoa(http.StatusCreated)]
	again.Description = "The match that the same client and id have begun before."
	create.Responses[strconv.Itoa(http.StatusOK)] = &again
	seen := map[*huma.Schema]bool{}
	for _, s := range schemas {
		wholeLists(s, seen)
	}
	for _, item := range o.Paths {
		for _, op := range []*huma.Operation{item.Get, item.Post, item.Put, item.Patch} {
			if op == nil {
				continue
			}
			for _, p := range op.Parameters {
				wholeLists(p.Schema, seen)
			}
			if op.RequestBody != nil {
				for _, m := range op.RequestBody.Content {
					wholeLists(m.Schema, seen)
				}
			}
		}
	}
}

func wholeLists(s *huma.Schema, seen map[*huma.Schema]bool) {
	if s == nil || seen[s] {
		return
	}
	seen[s] = true
	if s.Type == huma.TypeArray {
		s.Nullable = false
	}
	wholeLists(s.Items, seen)
	for _, p := range s.Properties {
		wholeLists(p, seen)
	}
}

func problemSchema(r huma.Registry) *huma.Schema {
	data := messageSchema{}.Schema(r)
	s := &huma.Schema{
		Type:                 huma.TypeObject,
		Description:          "Why a request was not fulfilled (RFC 9457).",
		Required:             []string{"type", "title", "status", "code", "detail"},
		AdditionalProperties: false,
		Properties: map[string]*huma.Schema{
			"type":     {Type: huma.TypeString, Format: "uri-reference", Examples: []any{"/problems/rule"}},
			"title":    {Type: huma.TypeString, Description: "Of the code: always the same, in the language that Accept-Language prefers."},
			"status":   {Type: huma.TypeInteger, Description: "Of HTTP."},
			"code":     {Type: huma.TypeString, Enum: codes()},
			"detail":   {Type: huma.TypeString, Description: "Whole sentences for people, in the same language."},
			"message":  data,
			"rule":     {Type: huma.TypeString, Description: "The id of the rule that refuses a turn; a heading of the game."},
			"heading":  {Type: huma.TypeString, Description: "The rule in a few words."},
			"places":   {Type: huma.TypeArray, Items: &huma.Schema{Type: huma.TypeString}, Description: "What shows it on the board."},
			"incident": {Type: huma.TypeString, Description: "The number under which the log of the service has more."},
			"retry_ms": {Type: huma.TypeInteger, Description: "When the same request may fare better."},
			"faults": {
				Type: huma.TypeArray, Description: "What is wrong with which field of the request.",
				Items: &huma.Schema{
					Type: huma.TypeObject, Required: []string{"field", "text"}, AdditionalProperties: false,
					Properties: map[string]*huma.Schema{"field": {Type: huma.TypeString}, "text": {Type: huma.TypeString}, "message": data},
				},
			},
		},
	}
	return s
}

func codes() []any {
	var all []any
	for _, code := range problem.Codes() {
		all = append(all, string(code))
	}
	return all
}

func textSchema(most int, description string) *huma.Schema {
	return &huma.Schema{Type: huma.TypeString, MaxLength: &most, Description: description}
}

// typeOf is short for what aliases are made of.
func typeOf[T any]() reflect.Type { return reflect.TypeFor[T]() }
