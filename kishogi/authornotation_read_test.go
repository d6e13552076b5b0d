package kishogi

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// opening is the seed's first four turns; Black's Cho stands E and can check from S.
const opening = "Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2"

// Other spellings and longer forms are read, with a warning that tells the author's.
func TestSmithReadsLeniently(t *testing.T) {
	const twins = "to-move=first first=Gyoku@0,0;Zou@1,0;Zou@-1,-1 second=Gyoku@0,2 first-hand=- second-hand=Hi,Hi"
	for _, test := range []struct {
		options              map[string]string
		position, text, turn string
		warning              string
	}{
		{nil, opening, "Cho(Hi) S+", "1,0-1,-1", ""},
		{nil, opening, "Cho(Hi) S", "1,0-1,-1", "the turn gives check and is written Cho(Hi) S+"},
		{nil, opening, "CHO(hi) s+", "1,0-1,-1", "the turn is written Cho(Hi) S+"},
		{nil, opening, "cho(hi) s", "1,0-1,-1", "the turn gives check and is written Cho(Hi) S+"},
		{nil, opening, "Cho(Hi) S1+", "1,0-1,-1", "the turn is written Cho(Hi) S+"},
		{nil, opening, " Cho ( Hi )  S +", "1,0-1,-1", "the turn is written Cho(Hi) S+"},
		{nil, opening, "Cho@E(Hi) S+", "1,0-1,-1", "the turn is written Cho(Hi) S+"},
		{nil, opening, "Cho@(1,0)(Hi) S+", "1,0-1,-1", "the turn is written Cho(Hi) S+"},
		{nil, opening, "Gyoku W+", "0,0--1,0", "the turn gives no check and is written Gyoku W"},
		{nil, opening, "*kaku se", "Kaku*1,-1", "the turn is written *Kaku SE"},
		{nil, opening, "*Myo (-1,0)", "Myou*-1,0", "the turn is written *Myou W"},
		{nil, "Gyoku*0,0 Gyoku*1,2", "*Chu W", "Chuu*-1,0", "the turn is written *Chuu W"},
		{nil, "", "*Gyoku (0,0)", "Gyoku*0,0", "the turn is written *Gyoku"},
		{nil, "Gyoku*0,0", "*gyoku nne", "Gyoku*1,2", "the turn is written *Gyoku NNE"},
		{nil, opening + " 1,0-1,-1 1,2-2,1 Myou*0,-1 Cho*2,0 0,-1-1,0", "Cho(Ou) x Kaku W+", "2,0x1,0=Ou", "the turn is written Cho(Ou) x Kaku+"},
		{nil, opening + " 1,0-1,-1 1,2-2,1 Myou*0,-1 Cho*2,0 0,-1-1,0", "Cho(ou)xKaku", "2,0x1,0=Ou", "the turn gives check and is written Cho(Ou) x Kaku+"},
		{withKi, "to-move=first first=Gyoku@0,0;Ba@1,0 second=Gyoku@2,0 first-hand=Hi,Kaku second-hand=Hi,Kaku,Ki", "Ba(Ryuu) NNW1+", "1,0-0,2", "the turn is written Ba(Ryuu) NNW+"},
		{nil, twins, "Zou@(-1,-1)(Ken) N", "-1,-1--1,0", "the turn is written Zou@SW(Ken) N"},
	} {
		g := position(t, test.options, test.position)
		turn, warning, err := authorNotation.ReadEntry(g, test.text)
		if turn != test.turn || warning.String() != test.warning || err != nil {
			t.Errorf("%s is read as %s, warning %q, %v; want %s, %q", test.text, turn, warning, err, test.turn, test.warning)
		}
	}
}

// What fits no turn is refused by the rule that the nearest one breaks, and what
// fits several with all of them.
func TestSmithRefuses(t *testing.T) {
	const (
		twins   = "to-move=first first=Gyoku@0,0;Zou@1,0;Zou@-1,-1 second=Gyoku@0,2 first-hand=- second-hand=Hi,Hi"
		capture = opening + " 1,0-1,-1 1,2-2,1 Myou*0,-1 Cho*2,0 0,-1-1,0"
		ba      = "to-move=first first=Gyoku@0,0;Ba@1,0 second=Gyoku@2,0 first-hand=Hi,Kaku second-hand=Hi,Kaku,Ki"
		two     = "to-move=first first=Gyoku@0,0;Hi@0,-1 second=Gyoku@2,0;Hon@1,-1;Hon@-1,-1 first-hand=- second-hand=Hi"
	)
	for _, test := range []struct {
		options        map[string]string
		position, text string
		rule, sentence string
		places         string
	}{
		{nil, opening, "", game.RuleText, `"" is not the author's notation: a face is missing; a drop is written *Cho E, a move Cho(Hi) S, a capture Hi(Chuu) x Kaku`, ""},
		{nil, opening, "*Cho E!", game.RuleText, `"*Cho E!" is not the author's notation: "!" says nothing more; a drop is written *Cho E, a move Cho(Hi) S, a capture Hi(Chuu) x Kaku`, ""},
		{nil, opening, "*Kaku", game.RuleText, "*Kaku needs the place of the drop, seen from Black's Gyoku on 0,0: one of 8 compass words as in *Kaku E, or a displacement as in *Kaku (0,2)", "0,0"},
		{nil, opening, "*Kaku NNE", game.RuleText, "*Kaku needs the place of the drop, seen from Black's Gyoku on 0,0: one of 8 compass words as in *Kaku E, or a displacement as in *Kaku (0,2)", "0,0"},
		{nil, opening, "Cho@E2(Hi) S", game.RuleText, "after @ comes the place of the cube, seen from Black's Gyoku on 0,0: one of 8 compass words as in @E, or a displacement as in @(2,1)", "0,0"},
		{withKi, ba, "Ba(Ryuu) NNW2", game.RuleText, "NNW is a leap of Ba and takes no number", ""},
		{nil, twins, "Zou(Ken) N", game.RuleText, `"Zou(Ken) N" fits 2 turns: Zou@E(Ken) N (1,0-1,1) and Zou@SW(Ken) N (-1,-1--1,0)`, ""},
		{nil, two, "Hi(Chuu) x Hon", game.RuleText, `"Hi(Chuu) x Hon" fits 2 turns: Hi(Chuu) x Hon E (0,-1x1,-1=Chuu) and Hi(Chuu) x Hon W (0,-1x-1,-1=Chuu)`, ""},
		{nil, "", "Cho(Hi) S", rulePlacement, "the game begins with the two Gyoku: Black places one first", ""},
		{nil, "", "*Gyoku N", game.RuleText, "Black's Gyoku is placed first: there is nothing yet from which N could be counted", ""},
		{nil, "", "*Gyoku (1,0)", rulePlacement, "the turn would be Gyoku*1,0, but on an open field the cell of Black's Gyoku is called 0,0, so the first turn is Gyoku*0,0 and not Gyoku*1,0", "1,0 0,0"},
		{wide, "", "*Gyoku", game.RuleText, "on a field with borders Black's Gyoku is placed with its cell, as in *Gyoku (4,2)", ""},
		{wide, "", "*Gyoku (9,0)", ruleField, "the turn would be Gyoku*9,0, but 9,0 is outside the field, whose cells are 0,0 to 8,4", ""},
		{nil, "Gyoku*0,0", "*Gyoku (1,2)", game.RuleText, "White's Gyoku is placed by one of 16 compass words, its place on the ring two steps round Black's Gyoku on 0,0, as in *Gyoku NNE", "0,0"},
		{nil, "Gyoku*0,0", "*Gyoku N2", game.RuleText, "White's Gyoku is placed by one of 16 compass words, its place on the ring two steps round Black's Gyoku on 0,0, as in *Gyoku NNE", "0,0"},
		{wide, "Gyoku*4,4", "*Gyoku N", ruleField, "the turn would be Gyoku*4,6, but 4,6 is outside the field, whose cells are 0,0 to 8,4", ""},
		{nil, opening, "*Gyoku N", rulePlacement, "no Gyoku can be dropped any more: Black's Gyoku on 0,0 and White's Gyoku on 1,2 are placed", "0,0 1,2"},
		{nil, opening, "*Kaku N", ruleShared, "the turn would be Kaku*0,1, but 0,1 is beside White's Gyoku on 1,2, and no cube is dropped beside the enemy Gyoku", "0,1 1,2"},
		{nil, opening, "*Hi W", ruleHand, "the turn would be Hi*-1,0, but Black has no Hi cube in hand: one is Black's Cho on 1,0, and White has the other in hand", "1,0"},
		{nil, opening, "Hi(Cho) S", ruleOwnCube, "Black has no Hi on the field: there Black has the Gyoku on 0,0 and the Cho on 1,0", "0,0 1,0"},
		{nil, opening, "Cho@W(Hi) S", ruleOwnCube, "W of Black's Gyoku on 0,0 is -1,0: Black has no Cho there, but on 1,0", "1,0"},
		{nil, opening, "Cho(Hi) SE", ruleFace, "the turn would be 1,0-2,-1, but Black's Cho on 1,0 does not go to 2,-1: Cho steps forward, left, right and backward", "1,0 2,-1"},
		{nil, opening, "Cho(Ou) S", rulePromotion, "the turn would be 1,0-1,-1, but a Cho that moves without capture turns to Hi, not to Ou: write Cho(Hi)", "1,0 1,-1"},
		{nil, opening, "Cho S", rulePromotion, "the turn would be 1,0-1,-1, but a Cho that moves without capture turns to Hi, which is said in brackets: write Cho(Hi)", "1,0 1,-1"},
		{nil, opening, "Gyoku(Gyoku) W", rulePromotion, "the turn would be 0,0--1,0, but a Gyoku has one face: leave out the brackets after it", "0,0 -1,0"},
		{nil, opening, "Gyoku S", ruleOrbit, "the turn would be 0,0-0,-1, but the two Gyoku stay exactly two steps apart, and 0,-1 is 3 steps from White's Gyoku on 1,2", "0,-1 1,2"},
		{nil, opening, "Cho(Ou) x Kaku", ruleCapture, "White has no Kaku on the field that Black's Cho on 1,0 could capture: there White has the Gyoku on 1,2 and the Myou on 2,2", "1,2 2,2"},
		{nil, opening, "Cho(Ou) x Myou", ruleFace, "the turn would be 1,0x2,2=Ou, but Black's Cho on 1,0 does not go to 2,2: Cho steps forward, left, right and backward", "1,0 2,2"},
		{nil, opening, "Cho(Ou) x Myou S", ruleCapture, "S of Black's Cho on 1,0 is 1,-1, where nothing stands to be captured", "1,0 1,-1"},
		{nil, capture, "Cho(Ou) x Hi W", ruleCapture, "W of White's Cho on 2,0 is 1,0, where Black's Kaku stands: Black has no Hi there", "2,0 1,0"},
		{nil, capture, "Cho(Hi) x Kaku", rulePromotion, "the turn would be 2,0x1,0=Hi, but White's Cho on 2,0 becomes Ou or Shu when it captures: write 2,0x1,0=Ou or 2,0x1,0=Shu", "2,0 1,0"},
		{nil, capture, "Cho x Kaku", rulePromotion, "the turn would be 2,0x1,0, but White's Cho on 2,0 becomes Ou or Shu when it captures: write 2,0x1,0=Ou or 2,0x1,0=Shu", "2,0 1,0"},
		{nil, capture, "Cho(Hi) W", ruleCapture, "the turn would be 2,0-1,0, but Black's Kaku stands on 1,0, so the turn is a capture and is written 2,0x1,0=Ou or 2,0x1,0=Shu", "1,0"},
		{wide, "Gyoku*8,4 Gyoku*6,4 Cho*8,3 Cho*5,4", "Cho(Ou) x Cho E", ruleField, "9,3 is outside the field, whose cells are 0,0 to 8,4", ""},
	} {
		g := position(t, test.options, test.position)
		before := g.Key()
		turn, _, err := authorNotation.ReadEntry(g, test.text)
		if err == nil {
			t.Errorf("%s is read as %s", test.text, turn)
			continue
		}
		broken := game.AsRuleError(err)
		if broken.Rule != test.rule || broken.Error() != test.sentence || strings.Join(broken.Places, " ") != test.places {
			t.Errorf("%q is refused by %s, places %q:\n%s\nwant %s, places %q:\n%s", test.text, broken.Rule, broken.Places, broken.Error(), test.rule, test.places, test.sentence)
		}
		if g.Key() != before {
			t.Errorf("reading %s has changed the game", test.text)
		}
	}
	g := after(t, nil, exampleGame)
	if _, _, err := authorNotation.ReadEntry(g, "Gyoku N"); err == nil || game.AsRuleError(err).Rule != game.RuleOver {
		t.Errorf("after the end a turn is read, %v", err)
	}
}

// The games on the pages are written like that.
func TestPageNotation(t *testing.T) { gametest.CheckPageNotation(t, Rules) }

// FuzzNotation reads any text in a position of a random game: it never panics and
// never changes the game, what is read without a warning is what is written for
// the turn, and cutting keeps to the text.
func FuzzNotation(f *testing.F) {
	for i, text := range []string{"*Gyoku", "*Gyoku NNE", "Cho(Hi) S+", "Hi(Chuu) x Cho N2", "Zou@(3,1)(Ken) N", "*Ki (0,2)", "Ba(Ryuu) NNE", "1. *Cho E ... 2. Gyoku x Kaku ; end\n# more", "x x", "Hi@(999999999,-999999999)(Cho) N999999999"} {
		f.Add(uint64(i), uint8(3*i), text)
	}
	f.Fuzz(func(t *testing.T, seed uint64, deep uint8, text string) {
		r := rand.New(rand.NewPCG(seed, 2))
		options := []map[string]string{nil, withKi, wide, {"field": "5x5", "ki": "on"}}[seed%4]
		g := after(t, options, "")
		for range deep {
			m, ok := g.SampleMove(r)
			if !ok {
				break
			}
			g.Do(m)
		}
		before := g.PositionText()
		turn, warning, err := authorNotation.ReadEntry(g, text)
		if err == nil {
			written, err := authorNotation.WriteTurn(g, turn)
			if err != nil {
				t.Fatalf("%q is read as %s, which is not legal: %v", text, turn, err)
			}
			if (warning.IsZero()) != (written == text) {
				t.Errorf("%q is read as %s with the warning %q; it is written %q", text, turn, warning, written)
			}
		} else if _, ok := Rules.TurnRule(game.AsRuleError(err).Rule); !ok {
			t.Errorf("%q is refused by %v", text, err)
		}
		if g.PositionText() != before {
			t.Errorf("%q has changed the game", text)
		}
		entries, err := authorNotation.SplitEntries(text)
		if err != nil {
			return
		}
		var texts []string
		for _, e := range entries {
			if !strings.HasPrefix(text[e.Offset:], e.Text) || e.Text == "" {
				t.Errorf("%q: no entry %q at byte %d", text, e.Text, e.Offset)
			}
			texts = append(texts, e.Text)
		}
		again, err := authorNotation.SplitEntries(authorNotation.JoinEntries(texts))
		if err != nil {
			t.Fatalf("%q: %v", texts, err)
		}
		for _, e := range again {
			if len(texts) == 0 || e.Text != texts[0] {
				t.Fatalf("%q is cut into %v", authorNotation.JoinEntries(texts), again)
			}
			texts = slices.Delete(texts, 0, 1)
		}
		if len(texts) > 0 {
			t.Errorf("%q are lost", texts)
		}
	})
}
