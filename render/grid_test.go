package render

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// squareField is a field of w columns and h rows without a game.
func squareField(w, h int) *game.Surface {
	return &game.Surface{Kind: game.SurfaceField, Places: cellsOf(game.Extent{MaxX: float64(w - 1), MaxY: float64(h - 1)})}
}

func piece(place string, x, y float64, owner game.Seat, code string) game.Piece {
	return game.Piece{Place: place, At: game.XY{X: x, Y: y}, Owner: owner, Kind: code, Name: code, Code: code}
}

func TestNothingStandsOnTheField(t *testing.T) {
	want := strings.Join([]string{
		"      0    1",
		"  1   .    .   1",
		"  0   .    .   0",
		"      0    1",
		"Turn 1: first to move.",
		"",
	}, "\n")
	if got := PlainText(squareField(2, 2), game.Situation{}, &game.Rules{}); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// Neighbours that are both marked share a sign; a taken piece and a check have their own.
func TestMarks(t *testing.T) {
	s := game.Situation{
		Pieces: []game.Piece{piece("0,0", 0, 0, game.First, "Ken"), piece("1,0", 1, 0, game.Second, "Kak"), piece("3,0", 3, 0, game.Second, "Gy")},
		Marks: []game.Mark{
			{Kind: game.MarkFrom, Place: "0,0", At: game.XY{}},
			{Kind: game.MarkTo, Place: "1,0", At: game.XY{X: 1}},
			{Kind: game.MarkCaptured, Place: "2,0", At: game.XY{X: 2}},
			{Kind: game.MarkCheck, Place: "3,0", At: game.XY{X: 3}},
		},
	}
	text := PlainText(squareField(4, 1), s, &game.Rules{RoleNames: [2]string{"Black", "White"}})
	if want := "  0 [^KEN|vkak]{.} !vgy! 0\n"; !strings.Contains(text, want) {
		t.Errorf("no line %q in\n%s", want, text)
	}
	if want := "^UPPER Black   vlower White   [ ] last turn   { } taken   ! ! check\n"; !strings.Contains(text, want) {
		t.Errorf("no line %q in\n%s", want, text)
	}
}

func TestPiecesOnPieces(t *testing.T) {
	surface := &game.Surface{Kind: game.SurfaceDisc, Places: []game.Place{
		{Name: "a1", Shape: game.ShapeSquare}, {Name: "b1", Shape: game.ShapeSquare, Centre: game.XY{X: 1}},
	}}
	s := game.Situation{Pieces: []game.Piece{piece("b1", 1, 0, game.None, "W"), piece("b1", 1, 0, game.None, "R")}}
	s.Pieces[1].Level = 1
	text := PlainText(surface, s, &game.Rules{})
	if want := "  1   .  RW  1\n"; !strings.Contains(text, want) {
		t.Errorf("no line %q in\n%s", want, text)
	}
}

// A field that does not fit is shown around the pieces; pieces outside are listed.
func TestLargeFields(t *testing.T) {
	s := game.Situation{Pieces: []game.Piece{piece("40,50", 40, 50, game.First, "Gy"), piece("42,50", 42, 50, game.Second, "Gy")}}
	text := PlainText(squareField(64, 64), s, &game.Rules{RoleNames: [2]string{"Black", "White"}})
	if !strings.HasPrefix(text, "     38   39   40   41   42   43   44\n 52   .    .    .    .    .    .    .   52\n") {
		t.Errorf("not the cells round the pieces:\n%s", text)
	}
	s.Pieces[1].Place, s.Pieces[1].At = "4,50", game.XY{X: 4, Y: 50}
	s.Pieces = append(s.Pieces, piece("22,50", 22, 50, game.First, "Hi"))
	text = PlainText(squareField(64, 64), s, &game.Rules{RoleNames: [2]string{"Black", "White"}})
	if want := "beyond the page: GY 40,50, gy 4,50\n"; !strings.Contains(text, want) || !strings.Contains(text, "^HI") {
		t.Errorf("no line %q in\n%s", want, text)
	}
	for line := range strings.Lines(text) {
		if len(line) > maxWidth+1 {
			t.Errorf("%d columns: %q", len(line)-1, line)
		}
	}
	if text = PlainText(squareField(64, 64), game.Situation{}, &game.Rules{}); !strings.Contains(text, "\n 32   . ") {
		t.Errorf("an empty field does not show its middle:\n%s", text)
	}
	if text = PlainText(&game.Surface{Kind: game.SurfaceField, Open: true}, game.Situation{}, &game.Rules{}); !strings.Contains(text, "\n  0   . ") {
		t.Errorf("an open field without a piece does not show its origin:\n%s", text)
	}
}

func TestCaption(t *testing.T) {
	tests := []struct {
		status game.Caption
		want   string
	}{
		{game.Caption{ToMove: game.Second, Turns: 4}, "Turn 5: Host to move.\n"},
		{game.Caption{ToMove: game.Chance, Phase: "deal"}, "Turn 1: chance to move (deal).\n"},
		{game.Caption{ToMove: game.None, Turns: 1, Outcome: game.Win(game.First, "ring")}, "Over after 1 turn: Guest wins (ring).\n"},
		{game.Caption{ToMove: game.None, Turns: 9, Outcome: game.Draw("stalled"), Notes: message.PlainAll([]string{"3 balances"})}, "3 balances\nOver after 9 turns: a draw (stalled).\n"},
	}
	for _, test := range tests {
		text := PlainText(squareField(1, 1), game.Situation{Caption: test.status}, &game.Rules{RoleNames: [2]string{"Guest", "Host"}})
		if !strings.HasSuffix(text, "\n"+test.want) {
			t.Errorf("want %q at the end of\n%s", test.want, text)
		}
	}
}

// What does not fit on a line goes on in the next.
func TestLongHands(t *testing.T) {
	s := game.Situation{Hands: []game.Hand{{Seat: game.First}, {Seat: game.Second}}}
	for range 40 {
		s.Hands[0].Items = append(s.Hands[0].Items, game.HandItem{Kind: "Kaku", Name: "Kaku", Count: 2})
	}
	text := PlainText(squareField(1, 1), s, &game.Rules{RoleNames: [2]string{"Guest", "Host"}})
	if strings.Count(text, "2 Kaku") != 40 || !strings.Contains(text, "\n    2 Kaku,") || strings.Contains(text, "hand of Host") {
		t.Errorf("the hand is shown as\n%s", text)
	}
	for line := range strings.Lines(text) {
		if len(line) > maxWidth+1 {
			t.Errorf("%d columns: %q", len(line)-1, line)
		}
	}
}
