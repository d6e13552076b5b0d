package cli

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/web/server"
)

// settingSources are the values of flags from the environment and from a file. A setting has
// one name everywhere: --log-level is TEAHOUSE_LOG_LEVEL in the environment and log-level
// in the file.
type settingSources struct {
	environment, file map[string]any
	providers         []server.OIDCProvider // of the file, with the secrets of the environment
}

// smtpPassword is a setting of the environment alone: what is a flag can be seen in the list of processes.
const smtpPassword = "smtp-password"

// environmentName returns the name of a setting in the environment.
func environmentName(name string) string {
	return "TEAHOUSE_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))
}

// readSettings reads the environment and, if there is one, the file.
func readSettings(flags []*kong.Flag, path string) (*settingSources, error) {
	s := &settingSources{environment: map[string]any{}, file: map[string]any{}}
	if path != "" {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, fmt.Errorf("the settings: %w", err)
		}
		if s.file, err = readFile(flags, path, string(text)); err != nil {
			return nil, err
		}
		if s.providers, err = readProviders(path, string(text)); err != nil {
			return nil, err
		}
	}
	if err := checkVariables(flags, s.providers, os.Environ()); err != nil {
		return nil, err
	}
	for i := range s.providers {
		s.providers[i].Secret = os.Getenv(environmentName(providerSecret(s.providers[i].ID)))
	}
	for _, flag := range flags {
		name := environmentName(flag.Name)
		value := os.Getenv(name)
		if value == "" {
			continue
		}
		if err := flagAccepts(flag, value); err != nil {
			return nil, callErrorf("%s=%s in the environment: %w", name, value, err)
		}
		s.environment[flag.Name] = value
	}
	return s, nil
}

// checkVariables returns an error for a variable that looks like a setting but is none. It
// ignores variables without a value.
func checkVariables(flags []*kong.Flag, providers []server.OIDCProvider, environment []string) error {
	names := []string{"config", smtpPassword}
	for _, p := range providers {
		names = append(names, providerSecret(p.ID))
	}
	for _, flag := range flags {
		names = append(names, flag.Name)
	}
	slices.Sort(environment)
	for _, set := range environment {
		name, value, _ := strings.Cut(set, "=")
		after, ok := strings.CutPrefix(name, environmentName(""))
		if !ok || value == "" || slices.ContainsFunc(names, func(known string) bool { return environmentName(known) == name }) {
			continue
		}
		if near, ok := gamelist.Closest(strings.ToLower(strings.ReplaceAll(after, "_", "-")), names); ok {
			return callErrorf("%s in the environment: there is no such setting; did you mean %s?", name, environmentName(near))
		}
		return callErrorf("%s in the environment: there is no such setting; there are %s, each as %s", name, strings.Join(names, ", "), environmentName("name"))
	}
	return nil
}

// readFile reads a file of settings: TOML with a line NAME = VALUE for each.
func readFile(flags []*kong.Flag, path, text string) (map[string]any, error) {
	file := map[string]any{}
	if _, err := toml.Decode(text, &file); err != nil {
		if wrong := (toml.ParseError{}); errors.As(err, &wrong) {
			return nil, fmt.Errorf("%s:%d: this is not TOML: %s", path, wrong.Position.Line, wrong.Message)
		}
		return nil, fmt.Errorf("%s: this is not TOML: %w", path, err)
	}
	var names []string
	delete(file, providerTable) // see readProviders
	for name := range file {
		names = append(names, name)
	}
	// The error names the first line that is wrong.
	slices.SortFunc(names, func(a, b string) int { return lineOf(text, a) - lineOf(text, b) })
	for _, name := range names {
		value, err := parseSetting(flags, name, file[name])
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %s: %w", path, lineOf(text, name), name, err)
		}
		file[name] = value
	}
	return file, nil
}

// parseSetting returns the value of a setting as the text of its flag.
func parseSetting(flags []*kong.Flag, name string, value any) (any, error) {
	i := slices.IndexFunc(flags, func(f *kong.Flag) bool { return f.Name == name })
	if i < 0 {
		var names []string
		for _, flag := range flags {
			names = append(names, flag.Name)
		}
		if near, ok := gamelist.Closest(strings.ReplaceAll(name, "_", "-"), names); ok {
			return nil, fmt.Errorf("there is no such setting; did you mean %s?", near)
		}
		return nil, fmt.Errorf("there is no such setting; there are %s", strings.Join(names, ", "))
	}
	flag := flags[i]
	text, err := flagText(flag, value)
	if err != nil {
		return nil, err
	}
	return text, flagAccepts(flag, text)
}

// flagText returns the value of a setting as the argument of its flag.
func flagText(flag *kong.Flag, value any) (string, error) {
	want := "a text in quotes, e.g. " + flag.Name + ` = "…"`
	switch kind := flag.Target.Type(); kind.Kind() {
	case reflect.Bool:
		if b, ok := value.(bool); ok {
			return fmt.Sprint(b), nil
		}
		want = "true or false, without quotes"
	case reflect.Slice:
		if list, ok := value.([]any); ok {
			var texts []string
			for _, v := range list {
				text, ok := v.(string)
				if !ok {
					return "", fmt.Errorf("want texts in quotes in the list, got %v", v)
				}
				texts = append(texts, text)
			}
			return strings.Join(texts, ","), nil
		}
		want = "a list of texts, e.g. " + flag.Name + ` = ["…", "…"]`
	case reflect.Int, reflect.Float64:
		switch value.(type) {
		case int64, float64:
			return fmt.Sprint(value), nil
		}
		want = "a number, without quotes"
	default:
		if text, ok := value.(string); ok {
			return text, nil
		}
	}
	if text, ok := value.(string); ok {
		return "", fmt.Errorf("want %s, got %s", want, wording.QuoteShort(text))
	}
	return "", fmt.Errorf("want %s, got %v", want, value)
}

// flagAccepts returns an error if a flag cannot have a value.
func flagAccepts(flag *kong.Flag, value string) error {
	scratch := reflect.New(flag.Target.Type()).Elem()
	scan := kong.ScanFromTokens(kong.Token{Type: kong.FlagValueToken, Value: value})
	if err := flag.Mapper.Decode(&kong.DecodeContext{Value: flag.Value, Scan: scan}, scratch); err != nil {
		return err
	}
	if wanted := flag.EnumSlice(); flag.Enum != "" && !slices.Contains(wanted, value) {
		return fmt.Errorf("want one of %s", strings.Join(wanted, ", "))
	}
	return nil
}

// lineOf returns the line of a settings file that sets a name or begins its table.
func lineOf(text, name string) int {
	quoted := regexp.QuoteMeta(name)
	defined := regexp.MustCompile(`(?m)^[ \t]*(\[+[ \t]*["']?` + quoted + `["']?[ \t]*[.\]]|["']?` + quoted + `["']?[ \t]*[.=])`)
	at := defined.FindStringIndex(text)
	if at == nil {
		return 1
	}
	return 1 + strings.Count(text[:at[0]], "\n")
}

// Validate is part of [kong.Resolver]; reading has checked everything.
func (s *settingSources) Validate(*kong.Application) error { return nil }

// Resolve returns the value of a flag that the call does not set.
func (s *settingSources) Resolve(_ *kong.Context, _ *kong.Path, flag *kong.Flag) (any, error) {
	if value, ok := s.environment[flag.Name]; ok {
		return value, nil
	}
	return s.file[flag.Name], nil
}
