package gametest

import (
	"strings"
	"testing"
)

func TestWhyAnswers(t *testing.T) {
	text, met, err := answerCases(toyRules, `# A toy.
== take: more than there is
options: heaps=1-2-4
turn: a-2
> an old answer
== a small turn
turn: a-1
== turn-text: a pick that is not offered
picks: z
== picks that make a turn
picks: a 1
== the end
# of a short game
position: heaps=1,0,0 mover=first last=1
turns: a-1
`, nil)
	if err != nil {
		t.Fatal(err)
	}
	const want = `# A toy.

== take: more than there is
options: heaps=1-2-4
turn: a-2
> refused by take
> - 2 of the 1 stones cannot be taken.
>   places: a

== a small turn
turn: a-1
> - Left takes from the heap a.
>   places: a

== turn-text: a pick that is not offered
picks: z
> refused by turn-text
> - "z" is not offered.

== picks that make a turn
picks: a 1
> the turn a-1

== the end
# of a short game
position: heaps=1,0,0 mover=first last=1
turns: a-1
> ended: first: last-stone
> - That is all.
`
	if text != want {
		t.Errorf("answers are\n%s\nwant\n%s", text, want)
	}
	if !met["take"] || met["put"] {
		t.Errorf("met %v", met)
	}
	if again, _, err := answerCases(toyRules, text, nil); err != nil || again != text {
		t.Errorf("answered again: %v\n%s", err, again)
	}
}

func TestWhyRefusesQuestions(t *testing.T) {
	for text, want := range map[string]string{
		"turn: a-1":                         "before the first case",
		"== take: fine\nturn: a-1":          `refused by the rule ""`,
		"== something\nturn: a-9":           `refused by the rule "turn-text"`,
		"== the end\noptions: misere=on":    "the game goes on",
		"== some picks\npicks: a":           "are offered",
		"== a word\nmoves: a-1":             "want options, position",
		"== a game\nturns: a-1 a-4":         "turn 2 of 2",
		"== an option\noptions: most=9":     "most=9",
		"== a place\nposition: heaps=1,2,3": "mover",
	} {
		if _, _, err := answerCases(toyRules, text, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is answered with %v, want %q in it", text, err, want)
		}
	}
}
