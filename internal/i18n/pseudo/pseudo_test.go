package pseudo

import (
	"io/fs"
	"testing"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/message/fluent"
)

func TestText(t *testing.T) {
	for catalogue, want := range map[string]string{
		"tea = Tea\n":                   "tea = [Ţéá ôô]\n",
		"tea = { $first }, { $last }\n": "tea = { $first }, { $last }\n",
		"# Comment\ntea = to { FORM($x, case: \"acc\", n: 2) }\n":                                        "tea = [ţô { FORM($x, case: \"acc\", n: 2) } ô]\n",
		"tea =\n    { $n ->\n        [one] a cup\n       *[other] { $n } cups\n    }\n    .gender = m\n": "tea = [{ $n ->\n    [one] á çûƥ\n   *[other] { $n } çûƥš\n    } ôô]\n    .gender = m\n",
		"-pot = Pot\ntea = { -pot(case: \"gen\") }, { tea-b.gender }{ \"\\\"{\" }\n":                     "-pot = [Ƥôţ ôô]\ntea = { -pot(case: \"gen\") }, { tea-b.gender }{ \"\\\"{\" }\n",
		"broken = {\n": "",
	} {
		if got := Text(catalogue); got != want {
			t.Errorf("%q becomes\n%q, want\n%q", catalogue, got, want)
		}
	}
}

// The catalogues can be read in the pseudo-language, with all messages.
func TestCatalogues(t *testing.T) {
	game, err := fs.ReadFile(gamemessages.Files, "en.ftl")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{messages.BrowserText("en"), string(game)} {
		resource, _ := fluent.Parse(text)
		l, err := message.NewLanguage(messages.Pseudo, Text(text))
		if err != nil {
			t.Fatal(err)
		}
		if got := len(l.IDs("")); got != len(resource.Messages) {
			t.Errorf("%d messages of %d", got, len(resource.Messages))
		}
	}
}
