package tiles_test

import (
	"math"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

func TestUnknownKindIsDrawnAsItsCode(t *testing.T) {
	seen := len(tiles.Piece(game.Piece{}, tiles.Style{Theme: look.Light}))
	coded := len(tiles.Piece(game.Piece{Kind: "TEAPOT", Code: "TP"}, tiles.Style{Theme: look.Light}))
	if seen == 0 || coded == 0 {
		t.Errorf("%d shapes without a kind, %d with an unknown one", seen, coded)
	}
}

// inside reports how far a shape reaches from 0,0 along either axis.
func reach(s scene.Shape) float64 {
	far := 0.0
	for _, step := range s.Path {
		for _, at := range step.To {
			far = max(far, math.Abs(at.X), math.Abs(at.Y))
		}
	}
	return far + s.Stroke.Width/2
}

func TestInsideTheSquare(t *testing.T) {
	for _, kind := range []string{"R3", "R4", "R5", "W3", "W4", "W5", "L", "O", "B", "K", "R", "W", "Gyoku"} {
		for seat := range game.Seat(2) {
			for _, s := range tiles.Piece(game.Piece{Kind: kind, Owner: seat}, tiles.Style{Theme: look.Light, Set: look.Pictures}) {
				if far := reach(s); far > 0.5 {
					t.Errorf("%s of %v: a shape reaches %.3f", kind, seat, far)
				}
			}
		}
	}
}
