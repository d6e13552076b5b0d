package languages_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// Every language of the site has messages of the rules, and the other way round.
func TestTags(t *testing.T) {
	tags := languages.Tags()
	if tags[0] != languages.English || !slices.Contains(tags, "de") || !slices.Contains(tags, "es") {
		t.Errorf("the languages are %q", tags)
	}
	files, err := fs.Glob(gamemessages.Files, "*.ftl")
	if err != nil {
		t.Fatal(err)
	}
	for i := range files {
		files[i] = strings.TrimSuffix(files[i], ".ftl")
	}
	slices.Sort(files)
	if sorted := slices.Sorted(slices.Values(tags)); !slices.Equal(sorted, files) {
		t.Errorf("the site is in %q, the rules are in %q", sorted, files)
	}
	for _, tag := range tags {
		l := languages.For(tag)
		if l.Tag != tag || !l.Has("game-over") || !l.Has("site-language-name") {
			t.Errorf("%s lacks messages", tag)
		}
	}
	if l := languages.For("fr"); l.Tag != languages.English {
		t.Errorf("a language that there is not is %s", l.Tag)
	}
}

// Messages are in files and in folders.
func TestRead(t *testing.T) {
	l, err := languages.Read("es",
		fstest.MapFS{"es.ftl": {Data: []byte("tea-a = A\n")}, "en.ftl": {Data: []byte("tea-b = B\n")}},
		fstest.MapFS{"es/c.ftl": {Data: []byte("tea-c = C\n")}, "es/d.ftl": {Data: []byte("tea-d = D\n")}},
		fstest.MapFS{})
	if err != nil {
		t.Fatal(err)
	}
	if got := l.IDs(""); !slices.Equal(got, []string{"tea-a", "tea-c", "tea-d"}) {
		t.Errorf("the messages are %q", got)
	}
	if _, err := languages.Read("es", fstest.MapFS{"es.ftl": {Data: []byte("tea-a = {\n")}}); err == nil {
		t.Error("a broken file is read")
	}
}

// The language for tests is there only where it is offered.
func TestPseudo(t *testing.T) {
	if l := languages.For(messages.Pseudo); l.Tag != languages.English {
		t.Fatalf("%s is offered to everybody", l.Tag)
	}
	messages.OfferPseudo()
	w := messages.In(languages.For(messages.Pseudo))
	if got := w.Text("site-nav-games"); got != "[Ĝáɱéš ôô]" {
		t.Errorf("a text is %q", got)
	}
	if slices.Contains(languages.Tags(), messages.Pseudo) {
		t.Error("it is a language like others")
	}
}
