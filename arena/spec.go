package arena

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
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

// Parse makes a contender of one of the Forms. Behind those of an engine may follow, each
// behind a comma: threads=N; memory=N in MiB; and at the end ugi=COMMAND, which has
// another program think so long instead of our engine. Further NAME=VALUE are options
// that this program has. The command is split at spaces.
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
	s := spec{game: rules.Name}
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
	game    string
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
	kind, value, _ := strings.Cut(head, ":")
	var err error
	switch kind {
	case "level":
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
		err = fmt.Errorf("want %s", forms())
	}
	if err == nil && more {
		err = s.readOptions(options)
	}
	return err
}

func forms() string {
	var list []string
	for _, f := range Forms {
		list = append(list, f[0])
	}
	return strings.Join(list[:len(list)-1], ", ") + " or " + list[len(list)-1]
}

func positive(text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%s: want a whole number, 1 or more", game.Quote(text))
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
	}
	return nil
}

// readOptions reads what stands behind the first comma.
func (s *spec) readOptions(text string) error {
	for option := range strings.SplitSeq(text, ",") {
		name, value, ok := strings.Cut(option, "=")
		if !ok || name == "" {
			return fmt.Errorf("option %s: want NAME=VALUE", game.Quote(option))
		}
		switch name {
		case "threads", "memory":
			n, err := positive(value)
			if err != nil {
				return fmt.Errorf("%s=%w", name, err)
			}
			if name == "threads" {
				s.options.Threads = int(min(n, 1024))
			} else {
				s.options.Memory = int64(min(n, 1<<20)) << 20
			}
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
	t := thinker{text: text, game: s.game, options: s.options, limits: s.limits}
	if s.number > 0 {
		level, err := engines.LevelOf(s.game, s.number)
		if err != nil {
			return nil, err
		}
		if s.part > 0 {
			level = level.Scaled(s.part)
		}
		t.level = &level
	}
	_, err := engines.New(s.game, engine.Options{Memory: 1 << 20})
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
