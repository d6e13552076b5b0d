package ugi

import (
	"fmt"
	"strconv"
	"strings"

	"maps"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// setOption sets an option; its name is not case-sensitive. A game, or an option of the
// selected game, sets the position to the start of the game.
func (t *session) setOption(name, value string) error {
	switch {
	case strings.EqualFold(name, optionClearHash):
		return t.clearHash(value)
	case value == "":
		return fmt.Errorf("option %s: want setoption name NAME value VALUE", wording.QuoteShort(name))
	case strings.EqualFold(name, optionGame):
		return t.setGame(value)
	case strings.EqualFold(name, optionPonder):
		return t.setPonder(value)
	case strings.EqualFold(name, optionTables) && t.OpenTable != nil:
		return t.setTable(value)
	}
	for _, o := range t.values.spins(t.Levels) {
		if strings.EqualFold(name, o.name) {
			return t.setNumber(o, value)
		}
	}
	for _, g := range t.Games {
		for i := range g.Options {
			if strings.EqualFold(name, gameOptionName(g, g.Options[i].Name)) {
				return t.setRule(g, g.Options[i].Name, value)
			}
		}
	}
	return fmt.Errorf("no option %s: ugi lists the options", wording.QuoteShort(name))
}

// clearHash drops what the engine has learned.
func (t *session) clearHash(value string) error {
	if value != "" {
		return fmt.Errorf("option %s has no value: want setoption name %s", optionClearHash, optionClearHash)
	}
	if t.engine != nil {
		t.engine.Reset()
	}
	return nil
}

// setPonder sets whether bestmove names the reply that the engine expects.
func (t *session) setPonder(value string) error {
	if value != "true" && value != "false" {
		return fmt.Errorf("option %s %s: want true or false", optionPonder, wording.QuoteShort(value))
	}
	t.values.ponder = value == "true"
	return nil
}

// setTable opens the table in a folder and closes the one before. After an error that one stays.
func (t *session) setTable(folder string) error {
	var table engine.Table
	if folder != noTables {
		var err error
		if table, err = t.OpenTable(folder); err != nil {
			return fmt.Errorf("option %s: %w", optionTables, err)
		}
	}
	err := t.closeTable()
	t.values.table = table
	return err
}

// closeTable closes the table, if there is one, after the engine that uses it.
func (t *session) closeTable() error {
	t.engine = nil
	if t.values.table == nil {
		return nil
	}
	table := t.values.table
	t.values.table = nil
	return table.Close()
}

func (t *session) setGame(value string) error {
	var names []string
	for _, g := range t.Games {
		if g.Name == value {
			t.values.rules = g
			t.position = startPosition(&t.values)
			t.engine = nil
			return nil
		}
		names = append(names, g.Name)
	}
	return fmt.Errorf("no game %s: want one of %s", wording.QuoteShort(value), strings.Join(names, ", "))
}

func (t *session) setNumber(o spinOption, value string) error {
	n, err := strconv.Atoi(value)
	if err != nil || n < o.min || n > o.max {
		return fmt.Errorf("option %s %s: want a number from %d to %d", o.name, wording.QuoteShort(value), o.min, o.max)
	}
	*o.value = n
	switch o.name {
	case optionSeed:
		t.reseed()
		t.engine = nil
	case optionHash, optionThreads, optionContempt:
		t.engine = nil
	}
	return nil
}

func (t *session) setRule(g *game.Rules, name, value string) error {
	options := maps.Clone(t.values.options[g.Name])
	if options == nil {
		options = map[string]string{}
	}
	options[name] = value
	if _, err := g.CompleteOptions(options); err != nil {
		return err
	}
	t.values.options[g.Name] = options
	if g == t.values.rules {
		t.position = startPosition(&t.values)
		t.engine = nil
	}
	return nil
}
