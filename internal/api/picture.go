package api

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/picture"
	"github.com/teahouse-games/teahouse/render/look"
)

// Painting is a picture that is wanted of a game, which need not be a match.
type Painting struct {
	Line  Position `json:"line"`
	Ply   *int     `json:"ply,omitempty" minimum:"0" maximum:"10000" doc:"After so many of the turns; all of them if it is left out."`
	Form  string   `json:"form" enum:"png,gif,svg" doc:"A GIF shows the game from its beginning."`
	Set   string   `json:"set,omitempty" enum:"pictures,letters" default:"pictures"`
	Theme string   `json:"theme,omitempty" enum:"light,dark" default:"light"`
	Names bool     `json:"names,omitempty" doc:"With the names of faces below their kanji."`
	Width int      `json:"width,omitempty" minimum:"64" maximum:"2048" default:"640" doc:"In pixels; a GIF can be narrower."`
}

func (a *api) pictures() {
	type painting struct{ Body Painting }
	add(a, raw(reads(maxSetUp, post("picture", "/api/picture", "boards", "See a position or a game as a picture", "", 200)), "image/png", "image/gif", "image/svg+xml"),
		func(ctx context.Context, c *call, in *painting) (*file, error) {
			q := in.Body
			if q.Ply != nil && *q.Ply < len(q.Line.Turns) {
				q.Line.Turns = q.Line.Turns[:*q.Ply]
			}
			b, err := c.lay(q.Line)
			if err != nil {
				return nil, err
			}
			theme, _ := look.Named(q.Theme)
			g := picture.Game{Table: b.Table, Turns: b.Turns}
			style := picture.Style{Theme: theme, Set: look.Set(q.Set), Names: q.Names, Width: q.Width}
			form := picture.Form(q.Form)
			var data []byte
			if form == picture.GIF {
				data, err = c.Album.Film(ctx, g, style)
			} else {
				data, err = c.Album.Still(ctx, g, style, form)
			}
			return &file{form.Type(), data}, err
		})
}
