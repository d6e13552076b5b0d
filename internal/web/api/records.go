package api

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"

	"context"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// maxRecord is the limit of a body with a recorded game. It is less than the limit of
// the guard, whose error huma would answer with a status of 500.
const maxRecord = 120 << 10

func (a *api) recordRoutes() {
	type pasting struct {
		Body struct {
			LanguageOption
			Text    string            `json:"text" minLength:"1" doc:"A record in its text form or as JSON, or a game as its players write it." example:"Game: ki-shogi\n\nGyoku*0,0"`
			Game    string            `json:"game,omitempty" maxLength:"64" doc:"If the text does not name it." example:"ki-shogi"`
			Options map[string]string `json:"options,omitempty" maxProperties:"32"`
		} `nameHint:"Pasting"`
	}
	type pasted struct{ Body analysis.PastedRecord }
	add(a, withBody(maxRecord, post("paste", "/api/paste", "boards", "Read a game that is written down", "All its turns are legal. Warnings explain how irregular text was understood.", 200)),
		func(_ context.Context, c *requestContext, in *pasting) (*pasted, error) {
			lang := c.setLanguage(in.Body.Lang)
			p, err := analysis.ParseRecord(c.Reception.Games, analysis.PasteRequest{Text: in.Body.Text, Game: in.Body.Game, Options: in.Body.Options}, languages.For(lang))
			return &pasted{p}, err
		})

	type writing struct {
		Body struct {
			analysis.RecordJSON
			LanguageOption
			Warnings []string `json:"warnings,omitempty" doc:"Of the reader; they are not written."`
			Form     string   `json:"form" enum:"record,notation,json" doc:"As a record, in the notation of the game's players, or as JSON."`
		} `nameHint:"Writing"`
	}
	type written struct{ Body analysis.FormattedRecord }
	add(a, withBody(maxRecord, post("write", "/api/write", "boards", "Write a game down", "The notation has the main line only.", 200)),
		func(_ context.Context, c *requestContext, in *writing) (*written, error) {
			c.setLanguage(in.Body.Lang)
			w, err := analysis.FormatRecord(c.Reception.Games, in.Body.RecordJSON, in.Body.Form)
			return &written{w}, err
		})
}
