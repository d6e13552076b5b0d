package translate

import (
	"go/ast"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// speaking are the packages of the service whose sentences all reach people, telling
// those where only some do: what becomes a problem, a refusal or a farewell.
var (
	speaking = []string{
		"record", "clock", "internal/rules/gamelist", "internal/service/match", "internal/web/lobby", "internal/web/problem", "internal/service/protocol", "internal/rules/analysis",
	}
	builderPattern = []string{
		"internal/service/room", "internal/web/identity", "internal/web/guard", "internal/web/page", "internal/web/api", "internal/web/live", "internal/web/picture",
	}
)

// unsaid are the texts of those packages that have no translation, and why.
var unsaid = map[string][]string{
	"names, that are the same everywhere": {"Zach Burnham", "L. Lynn Smith", "Ki Shogi"},
	"forms of position texts, turns and headers": {
		" figures=%s passes=%d", " \t\n{}();", "%w: %s (known are %s)",
	},
	"words that Balance passes over in a notation": {
		"a an and at by comes deals first from gets goes guest host in into is it life move moved moves of off on onto over place placed places play plays point put puts second square takes the tile tiles to turn with",
	},
	"seen in the program for the terminal only": {
		"cannot read %s: it has more than %d bytes, too many for a record", "it is a directory: name a file", "it is not a file",
		"it is protected from being written", "the file there is not a record of a game: choose another name",
	},
	"a fault of the program, told by its number": {
		"option %s=%s was not resolved", "kishogi: more drops than counted", "kishogi: no entry is long enough for ", "kishogi: a cell that is not on the ring",
		"quaterno: a tile has fewer turns than were counted", "fewer placements than were counted", "the draws of the deals do not add up",
		"event %d does not follow", "a match begins with created, and only once", "there is no fact %T", "%s does not follow",
		"a time has a year of four digits", "%d milliseconds are not a time", "an event without a fact",
		"an event is an object with its kind: %w", "there is no event of the kind %s", "something stands behind the event", "it has no events",
		"protocol: a %T that cannot be written: %v", "match %s can not be played again: %w", "the answer to %s: %w",
		"a clock cannot show %d", "seat %q: want first, second, chance or none", "not a legal move of this position",
	},
	"for the operator: what is wrong with a match in a database": {
		"it must end here (%s), and does not", "a turn of chance is missing", "the match must end here (%s), and goes on with %s",
		"its uptime is %v, and that of the event before %v", "nobody can have the %s seat like that",
		"%d turns would remain, and the last of the %s seat is number %d", "%v cannot be given",
		"the terms are %+v, and complete ones would be %+v", "next is %s, by the rules %s", "next is %s, and there can be no further turn",
		"the turn took %v, and %v for the way over the network", "the turn took %v, and had begun %v before",
		"the turn took %v, and there was not as much left", "nobody has asked for taking back all but %d turns",
		"it ended with %s, by the rules with %s", "it cannot end here with %s", "the clocks show %v, and showed %v before",
		"the clocks show %v, and should show %v", "the turn took %v until then, and can have taken %v",
	},
	"for the log, or told in other words": {
		"the service is shutting down", "the client is ahead of the match", "not a ticket of this service", "not kept", "this browser's identity is not valid here any more",
		"the message is too long",
		"an invitation that was used could not be taken away"},
	"what a client says of the messages of a server": {
		"a message of an unknown type", "The message of the type %q can not be read: %v.", "The message has no event.", "The message has no line.",
	},
}

// TestSourcesSaid: what stands in the sources as a sentence, or as a piece of one, is
// translated, or it is known why not.
func TestSourcesSaid(t *testing.T) {
	met := map[string]bool{}
	check := func(folder string, texts []string, said func(string) bool) {
		for _, text := range texts {
			met[text] = true
			if sentence(text) && !said(text) && !excused(text) {
				t.Errorf("%s: %q is not translated", folder, text)
			}
		}
	}
	for _, folder := range packages {
		check(folder, literals(t, folder), func(text string) bool { return translated(text) || pieced(text) })
	}
	for _, folder := range speaking {
		check(folder, literals(t, folder), translated)
	}
	for _, folder := range builderPattern {
		for _, file := range parsed(t, folder) {
			check(folder, builtSentences(file), translated)
		}
	}
	for why, texts := range unsaid {
		for _, text := range texts {
			switch {
			case !met[text]:
				t.Errorf("%s: no source says %q", why, text)
			case translated(text):
				t.Errorf("%s: %q is translated", why, text)
			}
		}
	}
}

// sentence reports whether a literal has words for people.
func sentence(text string) bool {
	return strings.Contains(strings.TrimSpace(text), " ") && strings.ContainsFunc(text, unicode.IsLower)
}

func excused(text string) bool {
	for _, texts := range unsaid {
		if slices.Contains(texts, text) {
			return true
		}
	}
	return false
}

// builderNames are the functions that are given sentences for people.
var builderNames = []string{"New", "Wrong", "bye", "rude", "refused", "wrong", "Sentence"}

// builtSentences are the literals of a file that are given to tellers or to a field Text.
func builtSentences(file *ast.File) (texts []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			name := ""
			switch f := n.Fun.(type) {
			case *ast.Ident:
				name = f.Name
			case *ast.SelectorExpr:
				name = f.Sel.Name
			}
			if slices.Contains(builderNames, name) {
				for _, argument := range n.Args {
					texts = append(texts, literalsIn(argument)...)
				}
			}
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Text" {
				texts = append(texts, literalsIn(n.Value)...)
			}
		}
		return true
	})
	return texts
}

// translated reports whether a format is understood with something in its places, or
// what stands between them stands in entries.
func translated(format string) bool {
	parts := cutFormat(format)
	for _, value := range [...]string{"5", `"x"`} {
		if german().Covers(strings.Join(parts, value)) {
			return true
		}
	}
	for _, part := range parts {
		for sentence := range strings.SplitSeq(strings.ToLower(part), ". ") {
			if !strings.Contains(entered(), strings.Trim(sentence, edges)) {
				return false
			}
		}
	}
	return true
}

// pieced reports whether a piece of a sentence of the rules, which make theirs of many,
// stands in entries in one piece or in several.
func pieced(format string) bool {
	for _, part := range cutFormat(strings.ToLower(format)) {
		if !stands(part, entered()) {
			return false
		}
	}
	return true
}
