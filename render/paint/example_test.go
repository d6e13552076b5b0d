package paint_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/themes"
)

// A view becomes a scene, which packages svg and raster write.
func Example() {
	g, err := games.New("quaterno")
	if err != nil {
		panic(err)
	}
	s := paint.Board(g.Surface(), g.Situation(), paint.BoardStyle{
		Theme: themes.Dark, Title: g.Rules().Title, Players: g.Rules().RoleNames, Coordinates: true,
	})
	fmt.Println(s.Title)
	fmt.Println(len(s.Shapes) > 100, s.Max.X-s.Min.X)
	// Output:
	// Quaterno: Guest to move
	// true 20.5
}
