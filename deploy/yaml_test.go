package deploy_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// yamlLine is a line with its depth.
type yamlLine struct {
	number, indent int
	text           string
}

var yamlKey = regexp.MustCompile(`^([A-Za-z_][A-Za-z0-9_.-]*):(?: (.*))?$`)

// parseYAML reads the part of YAML that the files of this folder use: maps, lists and texts, indented by
// two spaces, without anchors, blocks of lines and flow maps other than {}. A map is a map[string]any, a list is
// a []any, all else is a string.
func parseYAML(text string) (any, error) {
	var lines []yamlLine
	for number, line := range strings.Split(text, "\n") {
		trimmed := strings.TrimLeft(line, " ")
		if trimmed == "" || trimmed[0] == '#' {
			continue
		}
		if strings.ContainsRune(line, '\t') || trimmed != strings.TrimRight(trimmed, " ") {
			return nil, fmt.Errorf("line %d has a tab, or spaces at its end", number+1)
		}
		lines = append(lines, yamlLine{number + 1, len(line) - len(trimmed), trimmed})
	}
	value, rest, err := parseYAMLBlock(lines, 0)
	if err == nil && len(rest) > 0 {
		err = fmt.Errorf("line %d is indented wrongly", rest[0].number)
	}
	return value, err
}

// parseYAMLBlock reads the map or list that begins with the first line.
func parseYAMLBlock(lines []yamlLine, indent int) (any, []yamlLine, error) {
	if len(lines) == 0 || lines[0].indent != indent {
		return nil, lines, fmt.Errorf("line %d: want a map or a list", firstNumber(lines))
	}
	if strings.HasPrefix(lines[0].text, "- ") {
		return parseYAMLList(lines, indent)
	}
	found := map[string]any{}
	for len(lines) > 0 && lines[0].indent == indent {
		line := lines[0]
		parts := yamlKey.FindStringSubmatch(line.text)
		if parts == nil {
			return nil, lines, fmt.Errorf("line %d is not a key with a value", line.number)
		}
		if _, twice := found[parts[1]]; twice {
			return nil, lines, fmt.Errorf("line %d: %s is there twice", line.number, parts[1])
		}
		lines = lines[1:]
		var err error
		if parts[2] != "" {
			found[parts[1]], err = parseYAMLText(parts[2])
			if err != nil {
				return nil, lines, fmt.Errorf("line %d: %w", line.number, err)
			}
			continue
		}
		if found[parts[1]], lines, err = parseYAMLBlock(lines, indent+2); err != nil {
			return nil, lines, err
		}
	}
	return found, lines, nil
}

// parseYAMLList reads a list. An entry that has keys is a map that begins behind the hyphen.
func parseYAMLList(lines []yamlLine, indent int) (list []any, _ []yamlLine, err error) {
	for len(lines) > 0 && lines[0].indent == indent && strings.HasPrefix(lines[0].text, "- ") {
		text := strings.TrimPrefix(lines[0].text, "- ")
		var entry any
		if yamlKey.MatchString(text) {
			inner := slices.Clone(lines)
			inner[0] = yamlLine{lines[0].number, indent + 2, text}
			entry, lines, err = parseYAMLBlock(inner, indent+2)
		} else {
			entry, err = parseYAMLText(text)
			if err != nil {
				err = fmt.Errorf("line %d: %w", lines[0].number, err)
			}
			lines = lines[1:]
		}
		if err != nil {
			return nil, lines, err
		}
		list = append(list, entry)
	}
	return list, lines, nil
}

var (
	yamlSingle = regexp.MustCompile(`^'((?:[^']|'')*)'$`)
	yamlDouble = regexp.MustCompile(`^"([^"\\]*)"$`)
	yamlPlain  = regexp.MustCompile(`^[A-Za-z0-9./_][^#'"\[\]{}]*$`)
	yamlFlow   = regexp.MustCompile(`^\[(.*)\]$`)
)

// parseYAMLText reads a text, or a list in brackets.
func parseYAMLText(text string) (any, error) {
	if parts := yamlFlow.FindStringSubmatch(text); parts != nil {
		var list []any
		for entry := range strings.SplitSeq(parts[1], ", ") {
			value, err := parseYAMLText(entry)
			if err != nil {
				return nil, err
			}
			list = append(list, value)
		}
		return list, nil
	}
	if parts := yamlSingle.FindStringSubmatch(text); parts != nil {
		return strings.ReplaceAll(parts[1], "''", "'"), nil
	}
	if parts := yamlDouble.FindStringSubmatch(text); parts != nil {
		return parts[1], nil
	}
	switch {
	case text == "{}":
		return map[string]any{}, nil
	case yamlPlain.MatchString(text) && !strings.Contains(text, ": ") && !strings.HasSuffix(text, ":"):
		return text, nil
	}
	return nil, fmt.Errorf("%s needs quotes, or is more than these files may use", text)
}

func firstNumber(lines []yamlLine) int {
	if len(lines) == 0 {
		return 0
	}
	return lines[0].number
}

// at returns the value behind keys.
func at(t *testing.T, value any, keys ...string) any {
	t.Helper()
	for _, key := range keys {
		found, ok := value.(map[string]any)
		if !ok || found[key] == nil {
			t.Fatalf("%s: there is no %s", strings.Join(keys, "."), key)
		}
		value = found[key]
	}
	return value
}

func readYAML(t *testing.T, name string) any {
	t.Helper()
	value, err := parseYAML(read(t, name))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return value
}

func TestYAMLFilesAreRead(t *testing.T) {
	for _, name := range deployed(t) {
		if strings.HasSuffix(name, ".yaml") {
			readYAML(t, name)
		}
	}
	for text, want := range map[string]string{
		"a: b\nc:\n  - d: 'it''s'\n    e: [f, \"g\"]\n  - h\n": "map[a:b c:[map[d:it's e:[f g]] h]]",
		"a:\n  b: 1\n c: 2":   "error", // indented by one
		"a: b\na: c":          "error",
		"a: b: c":             "error",
		"a: \"b":              "error",
		"a:\n\tb: c":          "error",
		"a:":                  "error",
		"- a\nb: c":           "error",
		"a: b\n  c: d":        "error",
		"a:\n  - b\n  c: d":   "error",
		"a:\n  - b: c\n    d": "error",
	} {
		got := "error"
		if value, err := parseYAML(text); err == nil {
			got = fmt.Sprint(value)
		}
		if got != want {
			t.Errorf("%q is read as %s, want %s", text, got, want)
		}
	}
}
