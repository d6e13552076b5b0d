package cli

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/games"
)

// serveFlags are the settings there are.
func serveFlags(t *testing.T) []*kong.Flag {
	t.Helper()
	parser, err := kong.New(&commandTree{}, formVars(games.All()))
	if err != nil {
		t.Fatal(err)
	}
	for _, command := range parser.Model.Children {
		if command.Name == "serve" {
			return slices.DeleteFunc(slices.Clone(command.Flags), func(f *kong.Flag) bool { return f.Name == "help" || f.Name == "config" })
		}
	}
	t.Fatal("there is no command serve")
	return nil
}

// The example file has every setting, each behind words that say what it does. What is
// set there is the default; what has none is an example behind a #.
func TestExampleFile(t *testing.T) {
	text, err := os.ReadFile("../../../docs/teahouse.toml")
	if err != nil {
		t.Fatal(err)
	}
	flags := serveFlags(t)
	set, err := readFile(flags, "teahouse.toml", string(text))
	if err != nil {
		t.Fatal(err)
	}
	shown, err := readFile(flags, "teahouse.toml", regexp.MustCompile(`(?m)^#([a-z-]+ = )`).ReplaceAllString(string(text), "$1"))
	if err != nil {
		t.Fatalf("an example is wrong: %v", err)
	}
	for _, flag := range flags {
		if _, ok := shown[flag.Name]; !ok {
			t.Errorf("it does not tell of %s", flag.Name)
		}
		value, ok := set[flag.Name]
		if want := flag.Default; ok && value != want && (want != "" || value != "false") {
			t.Errorf("%s is %s there, and %q by default", flag.Name, value, want)
		} else if !ok && flag.HasDefault {
			t.Errorf("%s is not set there, but is %q by default", flag.Name, flag.Default)
		}
		if !regexp.MustCompile(`(?m)^# .*\n#?` + flag.Name + ` = `).Match(text) {
			t.Errorf("nothing is said above %s", flag.Name)
		}
	}
}

func TestVariable(t *testing.T) {
	if got := environmentName("log-level"); got != "TEAHOUSE_LOG_LEVEL" {
		t.Error(got)
	}
}

// The password of the mail server is a variable of the environment, and no flag: those can be seen in the list of processes.
func TestPasswordIsNoFlag(t *testing.T) {
	flags := serveFlags(t)
	if err := checkVariables(flags, nil, []string{"TEAHOUSE_SMTP_PASSWORD=secret"}); err != nil {
		t.Error(err)
	}
	if slices.ContainsFunc(flags, func(f *kong.Flag) bool { return f.Name == smtpPassword }) {
		t.Error("there is a flag for it")
	}
}

// What is wrong is reported with its line, however the file is written.
func TestLineOf(t *testing.T) {
	text := "# listen = 1\n  listen = 1\n\"memory\"=true\n[a]\nb = 1\n[[ c ]]\nd.e = 1\n[f.g]\n"
	for name, want := range map[string]int{"listen": 2, "memory": 3, "a": 4, "b": 5, "c": 6, "d": 7, "f": 8, "none": 1} {
		if got := lineOf(text, name); got != want {
			t.Errorf("%s is in line %d, want %d", name, got, want)
		}
	}
}

func FuzzSettingsFile(f *testing.F) {
	for _, text := range []string{"", "listen = \"x\"", "a.b = 1", "[x]\ny = 2", "grace = 1979-05-27", "origin = [1]", "memory = [true]", "listen = inf"} {
		f.Add(text)
	}
	parser, err := kong.New(&commandTree{}, formVars(games.All()))
	if err != nil {
		f.Fatal(err)
	}
	flags := parser.Model.Children[slices.IndexFunc(parser.Model.Children, func(n *kong.Node) bool { return n.Name == "serve" })].Flags
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := readFile(flags, "f.toml", text); err != nil {
			var line int
			if _, scanned := fmt.Sscanf(err.Error(), "f.toml:%d: ", &line); scanned != nil || line < 1 || line > 1+strings.Count(text, "\n") {
				t.Errorf("%q: the error does not name a line that is there: %v", text, err)
			}
		}
	})
}

// The example of a provider can be read. The secret may be in the environment, and a setting that there is not is named with its line.
func TestProviders(t *testing.T) {
	text, err := os.ReadFile("../../../docs/teahouse.toml")
	if err != nil {
		t.Fatal(err)
	}
	shown := regexp.MustCompile(`(?m)^#(\[oidc\.|  [a-z-]+ = )`).ReplaceAllString(string(text), "$1")
	providers, err := readProviders("teahouse.toml", shown)
	if err != nil || len(providers) != 1 {
		t.Fatalf("%+v, %v", providers, err)
	}
	p := providers[0]
	if p.ID != "example" || p.Name == "" || p.Issuer == "" || p.ClientID == "" || p.SecretFile == "" || len(p.Scopes) == 0 {
		t.Errorf("the example is %+v", p)
	}
	flags := serveFlags(t)
	if _, err := readFile(flags, "teahouse.toml", shown); err != nil {
		t.Error(err)
	}
	secret := []string{"TEAHOUSE_OIDC_EXAMPLE_CLIENT_SECRET=secret"}
	if err := checkVariables(flags, providers, secret); err != nil {
		t.Error(err)
	}
	if err := checkVariables(flags, nil, secret); err == nil {
		t.Error("a secret at a provider that there is not was accepted")
	}
	for text, want := range map[string]string{
		"memory = true\n[oidc.a]\nname = \"A\"\n\n[oidc.b]\nnames = \"B\"": "f.toml:5: oidc.b.names: there is no such setting",
		"oidc = 1":               "f.toml:1: oidc: want a table for each provider",
		"\n[oidc]\nname = \"A\"": "f.toml:2: oidc: want a table for each provider",
		"[oidc.a]\nname = 1":     "f.toml:1: oidc: want a table for each provider",
		"[oidc.b]\nname = \"B\"\n[oidc.a.c]\nd = 1": "f.toml:3: oidc.a.c",
	} {
		if _, err := readProviders("f.toml", text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	providers, err = readProviders("f.toml", "oidc.b.name = \"B\"\n[oidc.a]\nname = \"A\"")
	if err != nil || len(providers) != 2 || providers[0].ID != "b" {
		t.Errorf("%+v, %v", providers, err)
	}
}
