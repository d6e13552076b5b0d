package arena

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/sparring"
)

// Forms returns the forms of a contender's text, with their meanings. The opponents that play
// one game alone come last.
func Forms() [][2]string {
	forms := slices.Clone(commonForms)
	for _, d := range games.Definitions() {
		for _, o := range d.Opponents {
			forms = append(forms, [2]string{o.Name, o.Description + " (" + d.Rules.Title + " only)"})
		}
	}
	return forms
}

// commonForms are the forms for every game.
var commonForms = [][2]string{
	{"level:N", "our engine at a level, 1 to 8"},
	{"level:N/M", "the same with its nodes divided by M"},
	{"nodes:N", "our engine with N nodes a turn"},
	{"time:DURATION", "our engine with so long a turn, e.g. time:100ms"},
	{"depth:N", "our engine looking N turns ahead"},
	{"ugi:COMMAND", "another program that speaks UGI, with 1 s a turn"},
	{"greedy", "looks one turn ahead"},
	{"wary", "looks one turn ahead, and does not let the other win at once"},
	{"mirror", "copies the other's last turn across the middle unless it loses, and else plays like wary"},
	{"script", "wins at once if it can, and else plays any turn"},
	{"random", "plays any turn"},
}

// sparringPlayers are the opponents of package sparring.
var sparringPlayers = map[string]func(*rand.Rand) sparring.Player{
	"greedy": sparring.Greedy, "wary": sparring.Wary, "mirror": sparring.Mirror, "script": sparring.Script, "random": sparring.Random,
}

// UnknownContenderError is the error for a contender that has none of the Forms.
type UnknownContenderError struct {
	Text  string   // the contender
	Kinds []string // first words of the contenders of the game
	forms []string
}

func (e *UnknownContenderError) Error() string {
	last := len(e.forms) - 1
	return "want " + strings.Join(e.forms[:last], ", ") + " or " + e.forms[last]
}

// Limits of a contender, the same as those of the UGI options Threads and Hash. Without them a
// typing error could use up the memory.
const (
	maxThreads = 64
	maxMemory  = 4096 // MiB
)

// Parse parses a contender in one of the Forms. After those of an engine may follow, each once
// and after a comma: threads=N up to 64; memory=N in MiB, up to 4096; tables=FOLDER with the table of a solved game, and weights=FILE, a file that
// teahouse train has made, whose name has no comma, for our engine; and at the end
// ugi=COMMAND, which lets another program search with these limits instead of our engine. Other
// NAME=VALUE are options of that program. The command is split at spaces; quotes have no
// meaning in it. The error for a text in none of the Forms is an *[UnknownContenderError].
//
//	level:8/10
//	nodes:2000,threads=2
//	nodes:2000,Clever=true,ugi=./other --quietly
func Parse(text string, rules *game.Rules) (Contender, error) {
	c, err := parse(text, rules)
	if err != nil {
		return nil, fmt.Errorf("contender %s: %w", wording.QuoteShort(text), err)
	}
	return c, nil
}

func parse(text string, rules *game.Rules) (Contender, error) {
	if strings.ContainsFunc(text, unicode.IsControl) {
		return nil, errors.New("it has a character that cannot be shown")
	}
	if player, ok := sparringPlayers[text]; ok {
		return sparringContender{text: text, player: player}, nil
	}
	word := contenderKind(text)
	for _, d := range games.Definitions() {
		for _, o := range d.Opponents {
			switch {
			case o.Name != word:
			case rules.Name != d.Rules.Name:
				return nil, fmt.Errorf("it plays %s alone", d.Rules.Name)
			case o.Name == text:
				return sparringContender{text: text, player: o.New}, nil
			case o.NewLimited != nil && strings.HasPrefix(text, word+":"):
				limits, err := sparring.ParseLimits(strings.TrimPrefix(text, word+":"))
				if err != nil {
					return nil, err
				}
				player := func(r *rand.Rand) sparring.Player { return o.NewLimited(r, limits) }
				return sparringContender{text: text, player: player, time: limits.Time}, nil
			case o.NewLimited != nil:
				return nil, fmt.Errorf("%s has no options but limits: want e.g. %[1]s:750 or %[1]s:500ms", word)
			default:
				return nil, fmt.Errorf("%s has no options: want %s alone", word, word)
			}
		}
	}
	if sparringPlayers[word] != nil {
		return nil, fmt.Errorf("%s has no options: want %s alone", word, word)
	}
	s := contenderSpec{rules: rules}
	if command, ok := strings.CutPrefix(text, "ugi:"); ok {
		s.limits.Time, s.command = time.Second, strings.Fields(command)
	} else if err := s.parse(text); err != nil {
		return nil, err
	}
	if s.command != nil {
		return s.newExternal(text)
	}
	return s.newBuiltin(text)
}

// contenderSpec is the parsed text of an engine.
type contenderSpec struct {
	rules      *game.Rules
	limits     engine.Limits
	level      int     // 0 for none
	nodeFactor float64 // for the nodes of the level; 0 for all
	options    engine.Options
	tables     string            // a folder with a table, for our engine; empty for none
	ugiOptions map[string]string // of another program
	command    []string          // of another program; nil for our engine
	// weightsFile is the file of the weights of our engine; empty for those in use.
	weightsFile string
}

func (s *contenderSpec) parse(text string) error {
	text, command, other := strings.Cut(text, ",ugi=")
	if other {
		s.command = strings.Fields(command)
		if len(s.command) == 0 {
			return errors.New("ugi= without a command")
		}
	}
	head, options, more := strings.Cut(text, ",")
	kind, value, valued := strings.Cut(head, ":")
	var err error
	switch kind {
	case "level":
		if !valued || value == "" {
			return fmt.Errorf("which level? want e.g. level:5, they are 1 to %d", levels.MaxLevel)
		}
		err = s.parseLevel(value)
	case "nodes":
		s.limits.Nodes, err = parsePositive(value)
	case "depth":
		var n uint64
		n, err = parsePositive(value)
		s.limits.Depth = int(min(n, math.MaxInt32))
	case "time":
		s.limits.Time, err = time.ParseDuration(value)
		if err != nil || s.limits.Time <= 0 {
			err = fmt.Errorf("%s: want a time above 0, e.g. 100ms", wording.QuoteShort(value))
		}
	default:
		return unknownContender(text, s.rules)
	}
	if err == nil && more {
		err = s.parseOptions(options)
	}
	return err
}

// contenderKind returns the text before the first colon or comma.
func contenderKind(text string) string {
	if end := strings.IndexAny(text, ":,"); end >= 0 {
		return text[:end]
	}
	return text
}

// unknownContender returns the error for a text in none of the forms of the game.
func unknownContender(text string, rules *game.Rules) *UnknownContenderError {
	e := &UnknownContenderError{Text: text}
	add := func(form string) {
		e.forms = append(e.forms, form)
		if word := contenderKind(form); !slices.Contains(e.Kinds, word) {
			e.Kinds = append(e.Kinds, word)
		}
	}
	for _, form := range commonForms {
		add(form[0])
	}
	if d, ok := games.Definition(rules.Name); ok {
		for _, o := range d.Opponents {
			add(o.Name)
		}
	}
	return e
}

func parsePositive(text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%s: want a whole number, 1 or more", wording.QuoteShort(text))
	}
	return n, nil
}

// parseUpTo parses the value of an option that is a number from 1 to most.
func parseUpTo(most int64, option, value string) (int64, error) {
	n, err := strconv.ParseInt(value, 10, 64)
	if err != nil || n < 1 || n > most {
		return 0, fmt.Errorf("%s: want a whole number from 1 to %d", option, most)
	}
	return n, nil
}

// parseLevel parses "5" or "8/10".
func (s *contenderSpec) parseLevel(text string) error {
	number, divisor, divided := strings.Cut(text, "/")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > levels.MaxLevel {
		return fmt.Errorf("level %s: want 1 to %d", wording.QuoteShort(number), levels.MaxLevel)
	}
	s.level = n
	if divided {
		by, err := strconv.ParseFloat(divisor, 64)
		if err != nil || !(by > 0) || math.IsInf(by, 0) {
			return fmt.Errorf("/%s: want a number above 0", divisor)
		}
		s.nodeFactor = 1 / by
		strongest, err := engines.LevelOf(s.rules.Name, levels.MaxLevel)
		if err != nil {
			return err
		}
		// A ladder divides weak levels by the same number as strong ones, so a weak level may
		// have one node left.
		if most := float64(strongest.Nodes); by > most || by < 1/most {
			return fmt.Errorf("/%s: want a number up to %d, which leaves level %d one node, or down to 1/%[2]d",
				divisor, strongest.Nodes, levels.MaxLevel)
		}
	}
	return nil
}

// parseOptions parses the options after the first comma.
func (s *contenderSpec) parseOptions(text string) error {
	given := map[string]bool{}
	for option := range strings.SplitSeq(text, ",") {
		name, value, ok := strings.Cut(option, "=")
		if !ok || name == "" {
			return fmt.Errorf("option %s: want NAME=VALUE", wording.QuoteShort(option))
		}
		if given[name] {
			return fmt.Errorf("%s is given twice: want it once", name)
		}
		given[name] = true
		switch name {
		case "threads":
			n, err := parseUpTo(maxThreads, option, value)
			if err != nil {
				return err
			}
			s.options.Threads = int(n)
		case "memory":
			n, err := parseUpTo(maxMemory, option, value)
			if err != nil {
				return fmt.Errorf("%w (MiB)", err)
			}
			s.options.Memory = n << 20
		case "weights":
			if s.command != nil {
				return errors.New("weights=FILE is for our engine, not for another program")
			}
			s.weightsFile = value
		default:
			if s.command == nil && name == "tables" {
				s.tables = value
				continue
			}
			if s.command == nil {
				return fmt.Errorf("option %s: there are threads=N, memory=N, tables=FOLDER and weights=FILE, and after ugi=COMMAND those of the program", wording.QuoteShort(option))
			}
			if s.ugiOptions == nil {
				s.ugiOptions = map[string]string{}
			}
			s.ugiOptions[name] = value
		}
	}
	return nil
}

// newBuiltin makes a contender with our engine.
func (s *contenderSpec) newBuiltin(text string) (Contender, error) {
	t := builtinEngine{text: text, options: s.options, limits: s.limits, new: func(o engine.Options) (engine.Engine, error) {
		return engines.New(s.rules.Name, o)
	}}
	if s.level > 0 {
		level, err := engines.LevelOf(s.rules.Name, s.level)
		if err != nil {
			return nil, err
		}
		if s.nodeFactor > 0 {
			level = level.Scaled(s.nodeFactor)
		}
		t.level = &level
	}
	if s.weightsFile != "" {
		if err := t.useWeights(s.rules.Name, s.weightsFile); err != nil {
			return nil, err
		}
	}
	if _, err := t.new(engine.Options{Memory: 1 << 20}); err != nil {
		return nil, err
	}
	if s.tables == "" {
		return t, nil
	}
	t.tables = s.tables
	table, err := engines.OpenTable(s.tables)
	if err != nil {
		return nil, err
	}
	name := table.Game()
	if err := table.Close(); err != nil {
		return nil, err
	}
	if name != s.rules.Name {
		return nil, fmt.Errorf("%s has a table of %s; want one of %s", s.tables, name, s.rules.Name)
	}
	return t, nil
}

// newExternal makes a contender with another program.
func (s *contenderSpec) newExternal(text string) (Contender, error) {
	p := externalEngine{text: text, command: s.command, limits: s.limits, options: s.options, ugiOptions: map[string]string{}}
	if len(s.command) == 0 {
		return nil, errors.New("there is no command after ugi:, e.g. ugi:./program")
	}
	for name, value := range s.ugiOptions {
		p.ugiOptions[name] = value
	}
	if s.level > 0 {
		if s.nodeFactor > 0 {
			return nil, errors.New("a level has a number of nodes only for our engine, not for another program")
		}
		p.ugiOptions["Level"] = strconv.Itoa(s.level)
	}
	return p, nil
}
