package api

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// immutableAge is the lifetime of drawings with their version in the address.
const immutableAge = "public, max-age=31536000, immutable"

func (a *api) drawingRoutes() {
	type drawing struct {
		Game    string   `query:"game" required:"true" maxLength:"64" example:"ki-shogi"`
		Options []string `query:"o,explode" maxItems:"32" doc:"Options as name=value; those that are not given have their default." example:"[\"ki=on\"]"`
		Set     string   `query:"set" enum:"pictures,letters" default:"pictures"`
		Names   bool     `query:"names" doc:"With the names of faces below their kanji."`
		Version string   `query:"v" maxLength:"64" doc:"Anything that changes with the drawings: with it the answer may be kept for good."`
		Match   string   `header:"If-None-Match" hidden:"true"`
	}
	type drawn struct {
		Status int
		Type   string `header:"Content-Type"`
		Tag    string `header:"ETag"`
		Cache  string `header:"Cache-Control"`
		Body   []byte
	}
	op := get("art", "/api/art", "boards", "See how a game is drawn", "The board and all its pieces, as parts of an SVG in which 1 is a step of the board and y goes down.")
	op = rawResponse(op, "application/json")
	add(a, op, func(_ context.Context, c *requestContext, in *drawing) (*drawn, error) {
		options := map[string]string{}
		for _, option := range in.Options {
			name, value, ok := strings.Cut(option, "=")
			if !ok {
				return nil, problem.InvalidField("o", messages.OptionForm())
			}
			options[name] = value
		}
		art, err := analysis.DrawAll(c.Reception.Games, analysis.DrawRequest{Game: in.Game, Options: options, Set: in.Set, Names: in.Names})
		if err != nil {
			return nil, err
		}
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(art); err != nil {
			return nil, err
		}
		sum := sha256.Sum256(text.Bytes())
		out := &drawn{
			Status: http.StatusOK, Type: "application/json", Cache: "public, no-cache",
			Tag: `W/"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`, Body: text.Bytes(),
		}
		if in.Version != "" {
			out.Cache = immutableAge
		}
		if strings.Contains(in.Match, out.Tag) {
			out.Status, out.Body = http.StatusNotModified, nil
		}
		return out, nil
	})
}
