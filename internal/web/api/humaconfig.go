package api

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/message"

	"fmt"
	"net/http"
	"strings"
	"time"

	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Limits of a request's body, in addition to the guard's.
const (
	maxBody         = 16 << 10
	maxPositionBody = 96 << 10 // of a position with its turns
	bodyTimeout     = 20 * time.Second
)

// maxShown is how many bytes of a name that a request made up are shown.
const maxShown = 64

// config returns that of huma: JSON only, no pages, nothing added to bodies.
func config() huma.Config {
	registry := huma.NewMapRegistry("#/components/schemas/", huma.DefaultSchemaNamer)
	registerSchemas(registry)
	return huma.Config{
		OpenAPI: &huma.OpenAPI{
			OpenAPI:    "3.1.0",
			Info:       info(),
			Tags:       tags(),
			Components: &huma.Components{Schemas: registry, SecuritySchemes: schemes()},
			Security:   []map[string][]string{{}, {"cookie": {}}, {"session": {}}, {"bearer": {}}},
		},
		OpenAPIPath:                  "/api/openapi",
		Formats:                      map[string]huma.Format{"application/json": huma.DefaultJSONFormat, "json": huma.DefaultJSONFormat},
		DefaultFormat:                "application/json",
		RejectUnknownQueryParameters: true,
		Transformers:                 []huma.Transformer{problemOf},
	}
}

// problemOf makes what huma has against a request a problem.
func problemOf(ctx huma.Context, _ string, v any) (any, error) {
	e, ok := v.(*huma.ErrorModel)
	if !ok {
		return v, nil
	}
	p := problem.New(codeOf(e.Status), problemmessages.NotAsDescribed(message.Text(wording.Shorten(e.Detail, 4*maxShown))))
	p.Status = e.Status
	var sentences []string
	for _, d := range e.Errors[:min(len(e.Errors), problem.MaxFaults)] {
		// Both have names in them that the request made up.
		field, text := wording.Shorten(d.Location, maxShown), wording.Shorten(d.Message, 4*maxShown)
		p.Faults = append(p.Faults, problem.FieldError{Field: field, Text: text})
		sentences = append(sentences, strings.TrimPrefix(field+": ", ": ")+text)
	}
	if more := len(e.Errors) - problem.MaxFaults; more > 0 {
		sentences = append(sentences, fmt.Sprintf("and %d more", more))
	}
	switch {
	case p.Code == problem.TooLarge:
		p.Message = problemmessages.TooLargeHere()
	case p.Code == problem.MediaType:
		p.Message = problemmessages.ContentType()
	case len(sentences) > 0:
		p.Message = problemmessages.NotAsDescribed(message.Text(strings.Join(sentences, "; ")))
	}
	r, _ := humago.Unwrap(ctx)
	return p.Translated(languages.For(messages.LanguageOf(r))), nil
}

// codeOf returns the code of what huma answers with a status.
func codeOf(status int) problem.Code {
	switch status {
	case http.StatusNotAcceptable:
		return problem.NotOffered
	case http.StatusRequestEntityTooLarge:
		return problem.TooLarge
	case http.StatusUnsupportedMediaType:
		return problem.MediaType
	case http.StatusRequestTimeout:
		return problem.Busy
	case http.StatusInternalServerError:
		return problem.Incident
	}
	return problem.Invalid
}
