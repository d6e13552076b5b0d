package page

import (
	"fmt"
	"image/color"
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/scene"
)

// nightStylesheet is a style sheet that gives what was painted by day its colours of the night.
func nightStylesheet(games gamelist.Games) string {
	night := nightColours(paintSamples(games))
	var b strings.Builder
	write := func(under string) {
		for _, day := range slices.Sorted(maps.Keys(night)) {
			fmt.Fprintf(&b, "%[1]s [fill=\"%[2]s\"] { fill: %[3]s }\n%[1]s [stroke=\"%[2]s\"] { stroke: %[3]s }\n", under, day, night[day])
		}
	}
	b.WriteString("@media (prefers-color-scheme: dark) {\n")
	write("html:not([data-theme=light])")
	b.WriteString("}\n")
	write("html[data-theme=dark]")
	return b.String()
}

// paintFunc paints something in the colours of a theme.
type paintFunc func(look.Theme) scene.Scene

// nightColours finds what becomes of each colour at night by painting the same twice.
func nightColours(paintings []paintFunc) map[string]string {
	night := map[string]string{}
	for _, paint := range paintings {
		day, dark := paint(look.PageDay), paint(look.Dark)
		for i := range day.Shapes {
			for _, pair := range [...][2]color.NRGBA{
				{day.Shapes[i].Fill, dark.Shapes[i].Fill},
				{day.Shapes[i].Stroke.Colour, dark.Shapes[i].Stroke.Colour},
			} {
				if from, to := hexColour(pair[0]), hexColour(pair[1]); pair[0].A > 0 && from != to {
					night[from] = to
				}
			}
		}
	}
	return night
}

// hexColour is a colour as package svg writes it.
func hexColour(c color.NRGBA) string {
	text := fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
	if text[1] == text[2] && text[3] == text[4] && text[5] == text[6] {
		return "#" + text[1:2] + text[3:4] + text[5:6]
	}
	return text
}

// paintSamples paint everything that is on boards.
func paintSamples(games gamelist.Games) (list []paintFunc) {
	for _, rules := range games {
		table, err := rules.New(nil)
		if err != nil {
			continue // its defaults are always good
		}
		surface, s := table.Surface(), fullSituation(table)
		for _, refused := range [...]bool{false, true} {
			style := paint.BoardStyle{
				Design: look.DesignPictures, Coordinates: true, Players: rules.RoleNames, Refused: refused,
				Targets: []paint.TargetMark{{Place: "0,1"}, {Place: "0,0", Captures: true}},
				Picked:  []string{"0,0"},
				Reasons: []game.Reason{{Places: []string{"0,0"}}},
			}
			list = append(list, func(t look.Theme) scene.Scene {
				style.Theme = t
				return paint.Board(surface, s, style)
			})
		}
	}
	return list
}

// fullSituation is a situation with each kind of piece, note, mark and link.
func fullSituation(table game.Game) game.Situation {
	s := table.Situation()
	for i, kind := range table.Rules().PieceSet.Kinds {
		for _, owner := range [...]game.Seat{game.First, game.Second, game.None} {
			notes := []string{""}
			if i == 0 { // they look the same on all
				notes = []string{"", "growing", "trapped", "stranded", "seized", "fixed"}
			}
			for _, note := range notes {
				s.Pieces = append(s.Pieces, game.Piece{Place: "0,0", Owner: owner, Kind: kind, Name: kind, Note: note})
			}
		}
	}
	for _, kind := range [...]game.MarkKind{game.MarkFrom, game.MarkTo, game.MarkCheck, game.MarkCaptured} {
		s.Marks = append(s.Marks, game.Mark{Kind: kind, Place: "0,0"}, game.Mark{Kind: kind, Place: "1,1", At: game.XY{X: 1, Y: 1}})
	}
	for _, kind := range [...]game.LinkKind{
		game.LinkHarmony, game.LinkRing, game.LinkChain, game.LinkCheck, game.LinkAxis, game.LinkMirror, game.LinkBalance,
	} {
		for _, owner := range [...]game.Seat{game.First, game.Second, game.None} {
			s.Links = append(s.Links, game.Link{Kind: kind, Owner: owner, To: game.XY{X: 1, Y: 1}, Value: 2})
		}
	}
	return s
}
