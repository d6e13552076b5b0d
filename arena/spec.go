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
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/sparring"
)

// Forms are the forms of a contender's text, with what they mean.
var Forms = [][2]string{
	{"level:N", "our engine at a level, 1 to 8"},
	{"level:N/M", "the same with its nodes divided by M"},
	{"nodes:N", "our engine with N nodes a turn"},
	{"time:DURATION", "our engine with so long a turn, e.g. time:100ms"},
	{"depth:N", "our engine looking N turns ahead"},
	{"ugi:COMMAND", "another program that speaks UGI, with 1 s a turn"},
	{"greedy", "looks one turn ahead"},
	{"wary", "looks one turn ahead, and does not let the other win at once"},
	{"site", "looks one turn ahead as the usual site's opponent does (Skud Pai Sho only)"},
	{"script", "wins at once if it can, and else plays any turn"},
	{"random", "plays any turn"},
}

// simple are the opponents of package sparring.
var simple = map[string]func(*rand.Rand) sparring.Player{
	"greedy": sparring.Greedy, "wary": sparring.Wary, "script": sparring.Script, "random": sparring.Random,
}

// UnknownError is the error of a contender that has none of the Forms.
type UnknownError struct {
	Text  string   // the contender
	Words []string // those with which contenders of the game begin
	forms []string
}

func (e *UnknownError) Error() string {
	last := len(e.forms) - 1
	return "want " + strings.Join(e.forms[:last], ", ") + " or " + e.forms[last]
}

// Limits of what a contender may ask for, those of UGI's options Threads and Hash: beyond
// them a slip of the finger ends the process, as there is no memory left.
const (
	mostThreads = 64
	mostMemory  = 4096 // MiB
)

// Parse makes a contender of one of the Forms. Behind those of an engine may follow, each
// once and behind a comma: threads=N up to 64; memory=N in MiB, up to 4096; and at the end
// ugi=COMMAND, which has another program think so long instead of our engine. Further
// NAME=VALUE are options that this program has. The command is split at spaces; quotes
// have no meaning in it. What has none of the Forms is an *[UnknownError].
//
//	level:8/10
//	nodes:2000,threads=2
//	nodes:2000,Clever=true,ugi=./other --quietly
func Parse(text string, rules *game.Rules) (Contender, error) {
	c, err := parse(text, rules)
	if err != nil {
		return nil, fmt.Errorf("contender %s: %w", game.Quote(text), err)
	}
	return c, nil
}

func parse(text string, rules *game.Rules) (Contender, error) {
	if strings.ContainsFunc(text, unicode.IsControl) {
		return nil, errors.New("there is a character in it that cannot be shown")
	}
	if player, ok := simple[text]; ok {
		return simpleton{text, player}, nil
	}
	if text == "site" {
		if rules != skud.Rules {
			return nil, fmt.Errorf("it plays %s alone", skud.Rules.Name)
		}
		return simpleton{text, sparring.Site}, nil
	}
	if word := firstWord(text); simple[word] != nil || word == "site" {
		return nil, fmt.Errorf("%s has no options: want %s alone", word, word)
	}
	s := spec{rules: rules}
	if command, ok := strings.CutPrefix(text, "ugi:"); ok {
		s.limits.Time, s.command = time.Second, strings.Fields(command)
	} else if err := s.read(text); err != nil {
		return nil, err
	}
	if s.command != nil {
		return s.program(text)
	}
	return s.thinker(text)
}

// spec is what the text of an engine says.
type spec struct {
	rules   *game.Rules
	limits  engine.Limits
	number  int     // of a level; 0 for none
	part    float64 // of its nodes; 0 for all
	options engine.Options
	others  map[string]string // options of another program
	command []string          // of another program; nil for ours
}

func (s *spec) read(text string) error {
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
			return fmt.Errorf("which level? want e.g. level:5, they are 1 to %d", engines.Strongest)
		}
		err = s.readLevel(value)
	case "nodes":
		s.limits.Nodes, err = positive(value)
	case "depth":
		var n uint64
		n, err = positive(value)
		s.limits.Depth = int(min(n, math.MaxInt32))
	case "time":
		s.limits.Time, err = time.ParseDuration(value)
		if err != nil || s.limits.Time <= 0 {
			err = fmt.Errorf("%s: want a time above 0, e.g. 100ms", game.Quote(value))
		}
	default:
		return unknown(text, s.rules)
	}
	if err == nil && more {
		err = s.readOptions(options)
	}
	return err
}

// firstWord is what stands before the first colon or comma.
func firstWord(text string) string {
	if end := strings.IndexAny(text, ":,"); end >= 0 {
		return text[:end]
	}
	return text
}

// unknown is the error of a text that has none of the forms that play a game.
func unknown(text string, rules *game.Rules) *UnknownError {
	e := &UnknownError{Text: text}
	for _, form := range Forms {
		word := firstWord(form[0])
		if word == "site" && rules != skud.Rules {
			continue
		}
		e.forms = append(e.forms, form[0])
		if !slices.Contains(e.Words, word) {
			e.Words = append(e.Words, word)
		}
	}
	return e
}

func positive(text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%s: want a whole number, 1 or more", game.Quote(text))
	}
	return n, nil
}

// atMost reads the value of an option that is a number up to most.
func atMost(most int64, option, value string) (int64, error) {
	n, err := strconv.ParseInt(value, 10, 64)
	if err != nil || n < 1 || n > most {
		return 0, fmt.Errorf("%s: want a whole number from 1 to %d", option, most)
	}
	return n, nil
}

// readLevel reads "5" or "8/10".
func (s *spec) readLevel(text string) error {
	number, divisor, divided := strings.Cut(text, "/")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > engines.Strongest {
		return fmt.Errorf("level %s: want 1 to %d", game.Quote(number), engines.Strongest)
	}
	s.number = n
	if divided {
		by, err := strconv.ParseFloat(divisor, 64)
		if err != nil || !(by > 0) || math.IsInf(by, 0) {
			return fmt.Errorf("/%s: want a number above 0", divisor)
		}
		s.part = 1 / by
		strongest, err := engines.LevelOf(s.rules.Name, engines.Strongest)
		if err != nil {
			return err
		}
		// A ladder divides weak levels by as much as strong ones, so they may be left one node.
		if most := float64(strongest.Nodes); by > most || by < 1/most {
			return fmt.Errorf("/%s: want a number up to %d, which leaves level %d one node, or down to 1/%[2]d",
				divisor, strongest.Nodes, engines.Strongest)
		}
	}
	return nil
}

// readOptions reads what stands behind the first comma.
func (s *spec) readOptions(text string) error {
	given := map[string]bool{}
	for option := range strings.SplitSeq(text, ",") {
		name, value, ok := strings.Cut(option, "=")
		if !ok || name == "" {
			return fmt.Errorf("option %s: want NAME=VALUE", game.Quote(option))
		}
		if given[name] {
			return fmt.Errorf("%s is given twice: want it once", name)
		}
		given[name] = true
		switch name {
		case "threads":
			n, err := atMost(mostThreads, option, value)
			if err != nil {
				return err
			}
			s.options.Threads = int(n)
		case "memory":
			n, err := atMost(mostMemory, option, value)
			if err != nil {
				return fmt.Errorf("%w (MiB)", err)
			}
			s.options.Memory = n << 20
		default:
			if s.command == nil {
				return fmt.Errorf("option %s: there are threads=N and memory=N, and with ugi=COMMAND behind them those of the program", game.Quote(option))
			}
			if s.others == nil {
				s.others = map[string]string{}
			}
			s.others[name] = value
		}
	}
	return nil
}

// thinker is our engine.
func (s *spec) thinker(text string) (Contender, error) {
	t := thinker{text: text, game: s.rules.Name, options: s.options, limits: s.limits}
	if s.number > 0 {
		level, err := engines.LevelOf(s.rules.Name, s.number)
		if err != nil {
			return nil, err
		}
		if s.part > 0 {
			level = level.Scaled(s.part)
		}
		t.level = &level
	}
	_, err := engines.New(s.rules.Name, engine.Options{Memory: 1 << 20})
	return t, err
}

// program is another program.
func (s *spec) program(text string) (Contender, error) {
	p := program{text: text, command: s.command, limits: s.limits, options: s.options, others: map[string]string{}}
	if len(s.command) == 0 {
		return nil, errors.New("there is no command behind ugi:, e.g. ugi:./program")
	}
	for name, value := range s.others {
		p.others[name] = value
	}
	if s.number > 0 {
		if s.part > 0 {
			return nil, errors.New("the nodes of a level are known of our engine alone, not of another program")
		}
		p.others["Level"] = strconv.Itoa(s.number)
	}
	return p, nil
}
