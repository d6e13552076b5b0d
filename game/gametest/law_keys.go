package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// How many positions and transpositions the law of keys looks at in one option set.
const (
	keyPositions      = 2500
	keyTranspositions = 40
)

// identities remembers which key stands for which identity.
type identities struct {
	name  string
	texts map[uint64]string
	keys  map[string]uint64
}

func newIdentities(name string) *identities {
	return &identities{name, make(map[uint64]string), make(map[string]uint64)}
}

func (ids *identities) add(identity string, key uint64) error {
	if old, ok := ids.keys[identity]; ok && old != key {
		return fmt.Errorf("%s of %q is %016x, was %016x when it was reached in another way", ids.name, identity, key, old)
	}
	if old, ok := ids.texts[key]; ok && old != identity {
		return fmt.Errorf("%s %016x stands for %q and for %q", ids.name, key, identity, old)
	}
	ids.keys[identity], ids.texts[key] = key, identity
	return nil
}

// keysTellPositionsApart: Key and Hash are the same for the same position,
// however it was reached, and others for any other position met.
func keysDistinguishPositions(s *optionSet) error {
	c := &keyCollector{optionSet: s, keys: newIdentities("Key"), hashes: newIdentities("Hash"), mid: make(map[uint64]bool)}
	c.r = rand.New(rand.NewPCG(7, 7))
	swaps, met := 0, 0
	for round := 0; round < 40 && (met < keyPositions || swaps < keyTranspositions); round++ {
		table, err := c.start(round)
		if err != nil {
			return err
		}
		for ply := 0; ply < 300 && met < keyPositions; ply++ {
			if err := c.add(table); err != nil {
				return err
			}
			if ply%8 == 0 {
				n, err := c.transpose(table)
				if err != nil {
					return err
				}
				swaps += n
			}
			if ply%16 == 3 {
				if err := c.addChildren(table); err != nil {
					return err
				}
			}
			if err := c.shift(table); err != nil {
				return err
			}
			met = len(c.hashes.keys)
			if err := c.step(table); errors.Is(err, game.ErrOver) {
				break
			} else if err != nil {
				return err
			}
		}
	}
	for hash := range c.mid {
		if text, ok := c.hashes.texts[hash]; ok {
			return fmt.Errorf("Hash %016x stands for %q and for the middle of a turn", hash, text)
		}
	}
	if swaps == 0 {
		return errors.New("no position was reached in two orders: the law was not put to the test")
	}
	return nil
}

type keyCollector struct {
	*optionSet
	keys, hashes *identities
	mid          map[uint64]bool
	r            *rand.Rand
}

func (c *keyCollector) start(round int) (game.Game, error) {
	if round%3 == 1 && len(c.starts) > 0 {
		return c.rules.NewFromPosition(c.options, c.starts[round/3%len(c.starts)])
	}
	return c.begin()
}

func (c *keyCollector) add(g game.Playable) error {
	text := g.PositionText()
	return errors.Join(c.keys.add(c.keyOf(text), g.Key()), c.hashes.add(c.hashOf(text), g.Hash()))
}

// step makes a drawn turn; its error is game.ErrOver when there is none.
func (c *keyCollector) step(g game.Playable) error {
	for {
		m, ok := game.SampleMove(g, c.r)
		if !ok {
			return game.ErrOver
		}
		g.Do(m)
		if !g.MidTurn() {
			return nil
		}
		c.mid[g.Hash()] = true
	}
}

// addChildren looks at positions that differ little: those after some turns from here.
func (c *keyCollector) addChildren(g game.Playable) error {
	const most = 60
	if game.CountLegalTurns(g) > most {
		for range most / 2 {
			if _, ok := drawTurn(g, c.r); !ok {
				return nil
			}
			err := c.add(g)
			game.UndoTurn(g)
			if err != nil {
				return err
			}
		}
		return nil
	}
	var err error
	game.VisitLegalTurns(g, func([]byte) bool {
		err = c.add(g)
		return err == nil
	})
	return err
}

// transpose makes four drawn turns from here in the orders 1 2 3, 3 2 1 and 1 2
// 3 4, 3 2 1 4, 1 4 3 2 and returns how often two orders led to one position.
func (c *keyCollector) transpose(g game.Playable) (swaps int, err error) {
	var turns []string
	var ends [5]string
	for len(turns) < 4 {
		text, ok := drawTurn(g, c.r)
		if !ok {
			break
		}
		turns = append(turns, text)
		ends[len(turns)] = c.keyOf(g.PositionText())
	}
	for range turns {
		game.UndoTurn(g)
	}
	for _, order := range [][]int{{2, 1, 0}, {2, 1, 0, 3}, {0, 3, 2, 1}} {
		if len(order) > len(turns) {
			continue
		}
		made := 0
		for _, i := range order {
			if game.PlayTurn(g, turns[i]) != nil {
				break
			}
			made++
		}
		if made == len(order) {
			err = c.add(g)
			if played := reorder(turns, order); !slices.Equal(played, turns[:made]) && c.keyOf(g.PositionText()) == ends[made] {
				swaps++
			}
		}
		for range made {
			game.UndoTurn(g)
		}
		if err != nil {
			return swaps, fmt.Errorf("the turns %v in the order %v: %w", turns, order, err)
		}
	}
	return swaps, nil
}

func reorder(turns []string, order []int) []string {
	picked := make([]string, len(order))
	for i, at := range order {
		picked[i] = turns[at]
	}
	return picked
}

// shift tests that the same position elsewhere has the same Key.
func (c *keyCollector) shift(g game.Playable) error {
	if c.with.Shift == nil {
		return nil
	}
	text := c.with.Shift(g.PositionText(), c.r.IntN(41)-20, c.r.IntN(41)-20)
	shifted, err := c.rules.NewFromPosition(c.options, text)
	if err != nil {
		return fmt.Errorf("shifted: %w", err)
	}
	if shifted.Key() != g.Key() {
		return fmt.Errorf("Key of %q is %016x, of %q it is %016x", g.PositionText(), g.Key(), text, shifted.Key())
	}
	return c.add(shifted)
}
