package rulesprotocol

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// Handler answers requests. It is not safe for concurrent use.
type Handler struct {
	Games gamelist.Games

	legal sortedTurnLister
}

// Append appends the answer to one request, without newline.
func (s *Handler) Append(dst, line []byte) []byte {
	r, err := parseRequest(line)
	if err != nil {
		return appendError(dst, err, nil)
	}
	table, err := startState(&r, s.Games)
	if err != nil {
		return appendError(dst, err, nil)
	}
	for i, turn := range r.turns {
		if err := game.PlayTurn(table, turn); err != nil {
			return appendError(dst, err, &refusedTurn{at: i, turn: turn, why: r.why})
		}
	}
	return s.appendPosition(dst, &r, table)
}

// startState makes the position that the turns start from.
func startState(r *request, games gamelist.Games) (game.Game, error) {
	rules, err := games.ByName(r.game)
	if err != nil {
		return nil, err
	}
	if r.position != nil {
		return rules.NewFromPosition(r.options, *r.position)
	}
	return rules.New(r.options)
}

// appendPosition appends the position after the turns.
func (s *Handler) appendPosition(dst []byte, r *request, table game.Game) []byte {
	turns := s.legal.list(table)
	dst = append(dst, `{"to_move":`...)
	dst = appendJSON(dst, table.ToMove())
	if r.countOnly {
		dst = append(dst, `,"n":`...)
		dst = appendJSON(dst, len(turns))
		dst = append(dst, `,"h":`...)
		dst = appendJSON(dst, game.HashTurns(turns))
	} else {
		dst = append(dst, `,"legal":[`...)
		for i, turn := range turns {
			if i > 0 {
				dst = append(dst, ',')
			}
			// A turn text is ASCII without quotes and backslashes, so that
			// it needs no escaping; there can be 40,000 of them.
			dst = append(dst, '"')
			dst = append(dst, turn...)
			dst = append(dst, '"')
		}
		dst = append(dst, ']')
	}
	dst = append(dst, `,"outcome":`...)
	dst = appendJSON(dst, table.Outcome())
	if r.info {
		dst = append(dst, `,"info":`...)
		dst = appendJSON(dst, game.Info(table))
	}
	if r.why {
		dst = append(dst, `,"why":`...)
		dst = appendJSON(dst, explain(table, r.whyTurn))
	}
	return append(dst, '}')
}

// explain explains a turn or, if none is given, what decided the game.
func explain(table game.Game, turn *string) any {
	if turn != nil {
		e := game.ExplainTurn(table, *turn)
		return turnExplanation{e.Turn, e.Legal, e.Rule, reasonsOf(e.Reasons)}
	}
	return struct {
		Reasons []reason `json:"reasons"`
	}{reasonsOf(table.ExplainOutcome())}
}

// turnExplanation says what a turn does, or why it is not legal.
type turnExplanation struct {
	Turn    string   `json:"turn"`
	Legal   bool     `json:"legal"`
	Rule    string   `json:"rule,omitempty"`
	Reasons []reason `json:"reasons"`
}

// reason is one sentence, in English and as data, with what shows it on the board.
type reason struct {
	Text    string          `json:"text"`
	Message message.Message `json:"message"`
	Places  []string        `json:"places,omitempty"`
	Links   []game.Link     `json:"links,omitempty"`
}

func reasonsOf(reasons []game.Reason) []reason {
	list := make([]reason, len(reasons))
	for i, r := range reasons {
		list[i] = reason{r.Text(), r.Message, r.Places, r.Links}
	}
	return list
}

// refusedTurn is which of the turns is not legal.
type refusedTurn struct {
	at   int
	turn string
	why  bool
}

// appendError appends the error of a request with the index of the turn, if it is about
// a turn.
func appendError(dst []byte, err error, turn *refusedTurn) []byte {
	answer := struct {
		Error   string          `json:"error"`
		Message message.Message `json:"message"`
		At      *int            `json:"at,omitempty"`
		Rule    string          `json:"rule,omitempty"`
		Places  []string        `json:"places,omitempty"`
	}{Error: err.Error(), Message: message.Of(err)}
	if turn != nil {
		broken := game.AsRuleError(err)
		answer.Message = messages.Turn(turn.at, message.Text(wording.QuoteShort(turn.turn)), broken.Message)
		answer.Error = answer.Message.String()
		answer.At, answer.Rule = &turn.at, broken.Rule
		if turn.why {
			answer.Places = broken.Places
		}
	}
	return appendJSON(dst, answer)
}

// appendJSON writes v with < and > as they are.
func appendJSON(dst []byte, v any) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		panic(fmt.Sprintf("%T cannot be written as JSON: %v", v, err))
	}
	return append(dst, bytes.TrimSuffix(b.Bytes(), []byte("\n"))...)
}
