package page

import (
	"net/http"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
)

// shown are the turns after which a game is shown where it is only to be recognised:
// the middles of the games in docs/rules.
var shown = map[string]string{
	"skud-pai-sho": `accents=BBRR accents=BKWW R4@0,-8 R4@0,8 0,-8-0,-4 0,8-0,5 W5@0,-8 R4@8,0 0,-8--2,-6 8,0-6,-2
		W3@0,-8 W4@0,8 0,-8-1,-6 0,8-2,6 W3@8,0 W4@-8,0 8,0-5,0 -8,0--5,0 W5@0,-8 R4@8,0 0,-8-2,-6 8,0-6,2
		W4@0,-8 R3@-8,0 0,-8--1,-6+W3@0,8 -8,0--7,-2+B@-2,-6--3,-7 0,8--1,7+B@6,-2-7,-3 -7,-2--5,-3+R@-6,-6
		-3,-7--4,-3 2,6--1,6 W4@0,-8 7,-3-4,-3 0,-8-1,-5+R5@0,-8 R3@0,8 0,-8--1,-4+R3@0,-8 0,8-0,6+O@-8,0
		-1,7-1,7+O@0,8 6,2-6,6+R@5,-4 0,8-3,6 0,6-2,5 2,-6-0,-5+K@2,4 -1,6-1,6 1,7--1,6+L@8,0 1,6--1,4
		-1,-4-0,-1+W@-2,5 -2,4--1,3 -1,5-1,6 -8,0--5,-1 0,-8-0,-7 6,6-3,5 8,0-6,0+R5@0,-8
		4,-3-6,-1+B@0,-7--1,-7 6,0-7,0 6,-1-7,-3+R3@8,0 7,0-6,0 8,0-7,0+R5@-8,0 5,0-6,-1+W@8,-4`,
	"quaterno": `Stick@5,-7 Compass@8,3 Soldier@1,4 Anchor@6,3 Fan@-1,-4 Soldier@6,-5 Compass@3,-6 Stick@7,-3
		Anchor@-8,3 Fan@6,-2 -4,-4>-4,4--6,4 6,-2-5,-1 -4,-4>4,4-4,-3 -6,4--6,6 4,-4-4,4 4,-3>4,4-6,4
		6,4-4,4 4,-3>4,4--3,-6 -3,-6--6,-6 7,-3>4,-3-3,-3 -1,-4--1,5 7,-3-7,-5`,
	"kutai-pai-sho": `WId@0,0 CLd@0,-4 WHEEL@5,-2 MAd@5,-4 MAd@-5,-6 WId@-5,-2 IRd@-4,6 CBd@-8,2 MAn@-3,-4 MAn@0,-8
		WSn@-7,-4 IRn@-3,-6 LOTUS@-3,2 TWIG@5,3 CBd@6,-3 CLn@3,-5 CUP@4,-3 RHn@6,2 WSd@-4,-3 LOTUS@-4,3`,
	"balance-pai-sho": `deal=RLOOYY Orchid@2,-2 Lily@-6,-4 Rose@k14 Wheel@o11 Orchid@g12 Lily@-1,3 Lily@h8 Orchid@e13
		Lotus@4,6 Lotus@p6 Lily@m4 o11-o14 m4-m8 p6-p13 e13-e7 k14-o14`,
	"ki-shogi": `Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2 1,0-1,-1 1,2-2,1 Myou*0,-1 Cho*2,0 0,-1-1,0 2,0x1,0=Ou
		1,-1x1,0=Chuu Zou*1,2 Cho*1,-1 2,2-3,1 1,0-1,1 3,1x1,-1=Ga 1,1x1,-1=Shu 1,2x1,-1=Kaku 0,0x1,-1
		2,1-1,1 Zou*2,-1 1,1-0,1 Ken*0,-2 0,1--1,1 0,-2-0,-1 Cho*-1,2 0,-1-1,-2 -1,2-0,2 2,-1-2,0 Hi*-1,0`,
}

// thumbnails are small pictures of the games, by name and theme.
var thumbnails = sync.OnceValue(func() map[string][]byte {
	made := map[string][]byte{}
	for _, rules := range games.All() {
		table := middle(rules)
		for _, theme := range [...]look.Theme{look.Light, look.Dark} {
			situation := table.Situation()
			situation.Marks = nil
			s := paint.Board(table.Surface(), situation, paint.Style{Theme: theme, Set: look.Pictures, Title: rules.Title, Players: rules.Players})
			s.Background.A = 0
			made[rules.Name+"-"+theme.Name+".svg"] = []byte(svg.Text(&s, 320))
		}
	}
	return made
})

// middle is a game after the turns that are shown, or as far as they are good.
func middle(rules *game.Rules) game.Table {
	table := rules.Begin(defaults(rules))
	for _, turn := range strings.Fields(shown[rules.Name]) {
		if game.PlayTurn(table, turn) != nil {
			break
		}
	}
	return table
}

func defaults(rules *game.Rules) game.Options {
	o := game.Options{}
	for i := range rules.Options {
		o[rules.Options[i].Name] = rules.Options[i].Default
	}
	return o
}

// thumbnail sends the small picture of a game.
func (p *Pages) thumbnail(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("picture")
	data, ok := thumbnails()[name]
	if !ok {
		return p.nowhere(w, r)
	}
	send(w, r, name, data)
	return nil
}
