package languages

import (
	"os"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/message"
	quaterno "github.com/teahouse-games/teahouse/quaterno/messages"
)

// TestLanguageByOneFile adds a language with one file: the verb comes first, there are no articles,
// and two things have a plural form of their own. What the file lacks is English.
func TestLanguageByOneFile(t *testing.T) {
	toy, err := Read("sl-x-toy", os.DirFS("testdata"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := games.New("kutai-pai-sho")
	if err != nil {
		t.Fatal(err)
	}
	var sentences []string
	for _, turn := range []string{"IRd@0,0", "LId@0,3"} {
		reasons, err := g.ExplainEffects(turn)
		if err != nil {
			t.Fatal(err)
		}
		sentences = append(sentences, toy.Sentence(reasons[0].Message))
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := strings.Join(sentences, " "), "Hajimu Guro Hi-Ayame 0,0. Oku Hozu Hi-Yuri 0,3."; got != want {
		t.Errorf("the turns are %q, want %q", got, want)
	}
	fan, moon, sun := message.Piece{Kind: "Fan", Place: "1,1"}, message.Piece{Kind: "Moon"}, message.Piece{Kind: "Sun"}
	for _, test := range []struct {
		tiles []message.Piece
		want  string
	}{
		{[]message.Piece{fan}, "Neru Ogi 1,1."},
		{[]message.Piece{fan, moon}, "Neru futari Ogi 1,1 ka Tsuki."},
		{[]message.Piece{fan, moon, sun}, "Neru mina Ogi 1,1 to Tsuki ka Hi."},
	} {
		if got := toy.Sentence(quaterno.Idle(message.ListOf(test.tiles...))); got != test.want {
			t.Errorf("%d tiles: %q, want %q", len(test.tiles), got, test.want)
		}
	}
	if got := toy.Sentence(quaterno.Freed(fan, moon)); !strings.Contains(got, "is no longer seized by") {
		t.Errorf("a message that is not translated is %q, want it in English", got)
	}
}
