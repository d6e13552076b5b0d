package ugi

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Option names.
const (
	optionGame    = "Game"
	optionHash    = "Hash"
	optionThreads = "Threads"
	optionSeed    = "Seed"
	optionLevel   = "Level"
	optionMultiPV = "MultiPV"

	optionContempt  = "Contempt"
	optionPonder    = "Ponder"
	optionClearHash = "Clear Hash"
	optionTables    = "Tables"
)

// noTables is the value of Tables without a table.
const noTables = "<empty>"

// spinOption is an option with a number.
type spinOption struct {
	name                   string
	defaultValue, min, max int
	value                  *int
}

// optionValues are the values of the options.
type optionValues struct {
	rules   *game.Rules
	options map[string]map[string]string // by the name of the game
	hash    int                          // MiB
	threads int
	seed    int
	level   int
	multiPV int

	contempt int // centipawns
	ponder   bool
	table    engine.Table // nil for none
}

// maxContempt is the largest contempt that a server takes and a client sends, in centipawns.
const maxContempt = 400

func (v *optionValues) spins(levels int) []spinOption {
	return []spinOption{
		{optionHash, 64, 1, 4096, &v.hash},
		{optionThreads, 1, 1, 64, &v.threads},
		{optionSeed, 0, 0, 1<<31 - 1, &v.seed},
		{optionLevel, 0, 0, levels, &v.level},
		{optionMultiPV, 1, 1, 64, &v.multiPV},
		{optionContempt, 0, -maxContempt, maxContempt, &v.contempt},
	}
}

// engine returns the options of a new engine.
func (v *optionValues) engine() engine.Options {
	o := engine.Options{Memory: int64(v.hash) << 20, Threads: v.threads, Seed: uint64(v.seed), Table: v.table}
	if v.contempt != 0 {
		o.Contempt = 0.5 - winOfCentipawns(-v.contempt)
	}
	return o
}

// gameOptionName returns the name of the UGI option for an option of a game.
func gameOptionName(g *game.Rules, option string) string { return g.Name + "." + option }

// optionLines returns the lines that list the options.
func (s *Server) optionLines() []string {
	var names []string
	for _, g := range s.Games {
		names = append(names, g.Name)
	}
	texts := []string{optionLine(optionGame, "combo", names[0], comboValues(names))}
	var v optionValues
	for _, o := range v.spins(s.Levels) {
		texts = append(texts, optionLine(o.name, "spin", strconv.Itoa(o.defaultValue), fmt.Sprintf(" min %d max %d", o.min, o.max)))
	}
	texts = append(texts, optionLine(optionPonder, "check", "false", ""), "option name "+optionClearHash+" type button")
	if s.OpenTable != nil {
		texts = append(texts, optionLine(optionTables, "string", noTables, ""))
	}
	for _, g := range s.Games {
		for i := range g.Options {
			kind, limits := optionType(&g.Options[i])
			texts = append(texts, optionLine(gameOptionName(g, g.Options[i].Name), kind, g.Options[i].Default, limits))
		}
	}
	return texts
}

func optionLine(name, kind, defaultValue, limits string) string {
	return fmt.Sprintf("option name %s type %s default %s%s", name, kind, defaultValue, limits)
}

// optionType returns the UGI type of an option, with the words that follow it.
func optionType(o *game.Option) (kind, limits string) {
	switch {
	case o.Pattern == nil && o.Range == nil:
		return "combo", comboValues(o.Values)
	case o.Pattern == nil && len(o.Values) == 0:
		return "spin", fmt.Sprintf(" min %d max %d", o.Range.Min, o.Range.Max)
	}
	return "string", ""
}

func comboValues(values []string) string { return " var " + strings.Join(values, " var ") }

// clientOption is an option that another program has listed.
type clientOption struct {
	kind   string
	values []string // of a combo
	max    int      // of a spin; 0 if not given
}

// parseOption parses the words after option.
func parseOption(words []string) (name string, o clientOption, ok bool) {
	at := indexOf(words, "type")
	if len(words) < 2 || words[0] != "name" || at < 2 || at > len(words)-2 {
		return "", o, false
	}
	o.kind = words[at+1]
	rest := words[at+2:]
	for i := range len(rest) - 1 {
		switch rest[i] {
		case "var":
			o.values = append(o.values, rest[i+1])
		case "max":
			o.max, _ = strconv.Atoi(rest[i+1]) // 0 if it is no number
		}
	}
	return strings.Join(words[1:at], " "), o, true
}
