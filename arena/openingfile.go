package arena

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// ReadOpenings parses openings of a game, one on each line: turns separated by spaces, the word
// position and a position text, or a record as JSON. It skips blank lines and lines that begin
// with #. A text that begins with a header is one record, and so one opening. It takes at most
// the given number of turns of a record, all of them if that is below 0. The options of a
// record must be the given ones, and its result is ignored. ReadOpenings does not check whether
// turns are legal.
func ReadOpenings(text []byte, rules *game.Rules, options game.Options, turns int) ([]Opening, error) {
	if isRecord(text) {
		r, err := record.Read(text)
		if err != nil {
			return nil, err
		}
		o, err := openingOfRecord(r, rules, options, turns)
		return []Opening{o}, err
	}
	var list []Opening
	number := 0
	for line := range strings.Lines(string(text)) {
		number++
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		o, err := readOpening(line, rules, options, turns)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		list = append(list, o)
	}
	if len(list) == 0 {
		return nil, errors.New("it has no opening")
	}
	return list, nil
}

// isRecord reports whether the first line that is not blank is a header.
func isRecord(text []byte) bool {
	line, _, _ := bytes.Cut(bytes.TrimSpace(text), []byte("\n"))
	return bytes.HasPrefix(line, []byte("Game:"))
}

func readOpening(line string, rules *game.Rules, options game.Options, turns int) (Opening, error) {
	if line[0] == '{' {
		r, err := record.ReadJSON([]byte(line))
		if err != nil {
			return Opening{}, err
		}
		return openingOfRecord(r, rules, options, turns)
	}
	if position, ok := strings.CutPrefix(line, "position "); ok {
		return Opening{Position: strings.TrimSpace(position)}, nil
	}
	return Opening{Turns: firstTurns(strings.Fields(line), turns)}, nil
}

func openingOfRecord(r *record.Record, rules *game.Rules, options game.Options, turns int) (Opening, error) {
	if r.Game != rules.Name {
		return Opening{}, fmt.Errorf("the record is of a game of %s, not of %s", r.Game, rules.Name)
	}
	theirs, err := rules.CompleteOptions(r.Options)
	if err != nil {
		return Opening{}, err
	}
	if !maps.Equal(theirs, options) {
		return Opening{}, fmt.Errorf("the record was played with the options %v, not with %v", map[string]string(theirs), map[string]string(options))
	}
	return Opening{Position: r.Position, Turns: firstTurns(r.TurnTexts(), turns)}, nil
}

func firstTurns(turns []string, n int) []string {
	if n >= 0 && n < len(turns) {
		return turns[:n]
	}
	return turns
}
