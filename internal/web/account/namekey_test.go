package account_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/web/account"
)

// Names that can be taken for each other have one key.
func TestNamesThatLookAlike(t *testing.T) {
	for _, alike := range [][]string{
		{"Ann Lee", "ann lee", "ANN LEE", "AnnLee", "Ann-Lee", "Ànn Lèe", "Ann  Lee.", "Αnn Lee" /* a Greek A */, "Аnn Lee" /* a Cyrillic A */, "Ａｎｎ Ｌｅｅ"},
		{"Paul", "PauI", "Pau1", "раul"},
		{"Modern", "Modem", "МODERN"},
		{"Otto", "0tt0", "Оtto", "ΟΤΤΟ"},
		{"Straße", "STRASSE", "strasse"},
		{"木村", "木 村"},
		{"Иван", "ИВАН"},
	} {
		for _, name := range alike[1:] {
			if a, b := account.NameKey(alike[0]), account.NameKey(name); a != b {
				t.Errorf("%s and %s: %q and %q", alike[0], name, a, b)
			}
		}
	}
}

// Other names have other keys, and what has no letter has none.
func TestNamesThatDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, name := range []string{"Ann", "Anna", "Bea", "Beate", "Jade Oolong", "Jade Oolong 3", "Jade Oolong 4", "木村", "木材", "Иван", "Ирина"} {
		key := account.NameKey(name)
		if other := seen[key]; other != "" || key == "" {
			t.Errorf("%s has the key of %q: %q", name, other, key)
		}
		seen[key] = name
	}
	for _, name := range []string{"", " ", "!?", "♥♥", "—"} {
		if key := account.NameKey(name); key != "" {
			t.Errorf("%q has the key %q", name, key)
		}
	}
}

// The key of a key is the key itself.
func TestNameKeyIsStable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.String().Draw(t, "name")
		key := account.NameKey(name)
		if again := account.NameKey(key); again != key {
			t.Fatalf("%q: %q, then %q", name, key, again)
		}
	})
}
