package api

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

func (a *api) lessonRoutes() {
	type trying struct {
		Body struct {
			analysis.TryRequest
			LanguageOption
		} `nameHint:"Trying"`
	}
	type answer struct{ Body analysis.TryAnswer }
	add(a, withBody(maxPositionBody, post("try", "/api/try", "boards", "Does a turn reach the goal of a lesson?",
		"For pages whose own rules are not there yet. The courses are at /learn.", 200)),
		func(_ context.Context, c *requestContext, in *trying) (*answer, error) {
			lang := c.setLanguage(in.Body.Lang)
			found, err := analysis.Try(c.Reception.Games, &in.Body.TryRequest, languages.For(lang))
			if err != nil {
				return nil, err
			}
			return &answer{found}, nil
		})
}
