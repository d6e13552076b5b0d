package arena

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/sparring"
)

// Forms are the forms of a contender's text, with what they mean.
var Forms = [][2]string{
	{"level:N", "level 1 to 8 of our engine"},
	{"level:N/M", "the same with its nodes divided by M"},
	{"nodes:N", "our engine with N nodes a turn"},
	{"time:DURATION", "our engine with so long a turn, e.g. time:100ms"},
	{"depth:N", "our engine with N turns ahead"},
	{"greedy", "looks one turn ahead"},
	{"site", "looks one turn ahead as the usual site's does (Skud Pai Sho)"},
	{"script", "wins if it can at once, and else plays any turn"},
	{"random", "plays any turn"},
}

// simple are the opponents of package sparring.
var simple = map[string]func(*rand.Rand) sparring.Player{
	"greedy": sparring.Greedy, "script": sparring.Script, "random": sparring.Random,
}

// Parse makes a contender of one of the Forms. Options of an engine may follow behind
// commas: threads=N, memory=N (MiB), e.g. "nodes:2000,threads=2".
func Parse(text string, rules *game.Rules) (Contender, error) {
	head, tail, _ := strings.Cut(text, ",")
	kind, value, _ := strings.Cut(head, ":")
	if player, ok := simple[text]; ok {
		return simpleton{text, player}, nil
	}
	if text == "site" && rules == skud.Rules {
		return simpleton{text, sparring.Site}, nil
	}
	e := thinker{text: text, game: rules.Name}
	var err error
	switch kind {
	case "level":
		err = e.readLevel(value)
	case "nodes":
		e.limits.Nodes, err = positive(value)
	case "depth":
		var n uint64
		n, err = positive(value)
		e.limits.Depth = int(min(n, math.MaxInt32))
	case "time":
		e.limits.Time, err = time.ParseDuration(value)
		if err == nil && e.limits.Time <= 0 {
			err = fmt.Errorf("want a time above 0, e.g. 100ms")
		}
	case "site":
		err = fmt.Errorf("it plays %s alone", skud.Rules.Name)
	default:
		err = fmt.Errorf("want %s", forms())
	}
	if err == nil {
		err = e.readOptions(tail)
	}
	if err == nil {
		_, err = engines.New(rules.Name, engine.Options{Memory: 1 << 20})
	}
	if err != nil {
		return nil, fmt.Errorf("contender %s: %w", game.Quote(text), err)
	}
	return e, nil
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
func (e *thinker) readLevel(text string) error {
	number, part, divided := strings.Cut(text, "/")
	n, err := strconv.Atoi(number)
	if err != nil {
		return fmt.Errorf("level %s: want 1 to %d", game.Quote(number), engines.Strongest)
	}
	level, err := engines.LevelOf(e.game, n)
	if err != nil {
		return err
	}
	if divided {
		by, err := strconv.ParseFloat(part, 64)
		if err != nil || !(by > 0) || math.IsInf(by, 0) {
			return fmt.Errorf("/%s: want a number above 0", part)
		}
		level = level.Scaled(1 / by)
	}
	e.level = &level
	return nil
}

// readOptions reads what stands behind the commas.
func (e *thinker) readOptions(text string) error {
	if text == "" {
		return nil
	}
	for option := range strings.SplitSeq(text, ",") {
		name, value, _ := strings.Cut(option, "=")
		n, err := positive(value)
		if err != nil {
			return fmt.Errorf("%s=%w", name, err)
		}
		switch name {
		case "threads":
			e.options.Threads = int(min(n, 1024))
		case "memory":
			e.options.Memory = int64(min(n, 1<<20)) << 20
		default:
			return fmt.Errorf("option %s: there are threads=N and memory=N", game.Quote(option))
		}
	}
	return nil
}
