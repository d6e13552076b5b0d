package api

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/web/picture"
	"github.com/teahouse-games/teahouse/render/themes"
)

// ImageRequest is a picture that is wanted of a game, which need not be a match.
type ImageRequest struct {
	Line  GameLine `json:"line"`
	Ply   *int     `json:"ply,omitempty" minimum:"0" maximum:"10000" doc:"After so many of the turns; all of them if it is left out."`
	Form  string   `json:"form" enum:"png,gif,svg" doc:"A GIF shows the game from its beginning."`
	Set   string   `json:"set,omitempty" enum:"pictures,letters" default:"pictures"`
	Theme string   `json:"theme,omitempty" enum:"light,dark" default:"light"`
	Names bool     `json:"names,omitempty" doc:"With the names of faces below their kanji."`
	Width int      `json:"width,omitempty" minimum:"64" maximum:"2048" default:"640" doc:"In pixels; a GIF can be narrower."`
}

func (a *api) imageRoutes() {
	type painting struct{ Body ImageRequest }
	add(a, rawResponse(withBody(maxPositionBody, post("picture", "/api/picture", "boards", "See a position or a game as a picture", "", 200)), "image/png", "image/gif", "image/svg+xml"),
		func(ctx context.Context, c *requestContext, in *painting) (*rawAnswer, error) {
			q := in.Body
			if q.Ply != nil && *q.Ply < len(q.Line.Turns) {
				q.Line.Turns = q.Line.Turns[:*q.Ply]
			}
			b, err := c.boardOf(q.Line)
			if err != nil {
				return nil, err
			}
			theme, _ := themes.ByName(q.Theme)
			g := picture.PlayedGame{Table: b.Table, Turns: b.Turns}
			style := picture.ImageStyle{Theme: theme, Design: themes.TileDesign(q.Set), RomanNames: q.Names, Width: q.Width}
			form := picture.Format(q.Form)
			var data []byte
			if form == picture.GIF {
				data, err = c.Images.Animation(ctx, g, style)
			} else {
				data, err = c.Images.Image(ctx, g, style, form)
			}
			return &rawAnswer{form.ContentType(), data}, err
		})
}
