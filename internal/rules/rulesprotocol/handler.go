package rulesprotocol

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// Handler answers requests. It is not safe for concurrent use.
type Handler struct {
	Games gamelist.Games

	legal   sortedTurnLister
	players computer.EnginePlayer
}

// Append appends the answer to one request, without newline.
func (s *Handler) Append(dst, line []byte) []byte {
	r, err := parseRequest(line)
	if err != nil {
		return appendError(dst, r.id, err, nil)
	}
	if r.games {
		dst = appendJSON(append(beginAnswer(dst, r.id), `"games":`...), s.Games.List())
		return append(dst, '}')
	}
	rules, table, err := startState(&r, s.Games)
	if err != nil {
		return appendError(dst, r.id, err, nil)
	}
	for i, turn := range r.turns {
		if err := game.PlayTurn(table, turn); err != nil {
			return appendError(dst, r.id, err, &refusedTurn{at: i, turn: turn, why: r.why})
		}
	}
	var best *chosenTurn
	if r.best != nil {
		if best, err = s.chooseTurn(&r, table); err != nil {
			return appendError(dst, r.id, err, nil)
		}
	}
	return s.appendPosition(dst, &r, &analysis.Analysis{Rules: rules, Table: table, Turns: r.turns}, best)
}

// beginAnswer begins an object, with the id of the request if it has one.
func beginAnswer(dst []byte, id json.RawMessage) []byte {
	dst = append(dst, '{')
	if id != nil {
		dst = append(append(append(dst, `"id":`...), id...), ',')
	}
	return dst
}

// startState makes the position that the turns start from.
func startState(r *request, games gamelist.Games) (rules *game.Rules, table game.Game, err error) {
	if rules, err = games.ByName(r.game); err != nil {
		return nil, nil, err
	}
	if r.position != nil {
		table, err = rules.NewFromPosition(r.options, *r.position)
	} else {
		table, err = rules.New(r.options)
	}
	return rules, table, err
}

// appendPosition appends the position after the turns, with the turn that a computer player chose.
func (s *Handler) appendPosition(dst []byte, r *request, at *analysis.Analysis, best *chosenTurn) []byte {
	table := at.Table
	turns := s.legal.list(table)
	dst = append(beginAnswer(dst, r.id), `"to_move":`...)
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
	if r.positionText {
		dst = append(dst, `,"position_text":`...)
		dst = appendJSON(dst, table.PositionText())
	}
	if r.view {
		dst = append(dst, `,"view":`...)
		dst = appendJSON(dst, at.View(false))
	}
	if r.best != nil {
		dst = append(dst, `,"best":`...)
		dst = appendJSON(dst, best)
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

// appendError appends the error of a request with its id, and with the index of the turn, if it is
// about a turn.
func appendError(dst []byte, id json.RawMessage, err error, turn *refusedTurn) []byte {
	answer := struct {
		ID      json.RawMessage `json:"id,omitempty"`
		Error   string          `json:"error"`
		Message message.Message `json:"message"`
		At      *int            `json:"at,omitempty"`
		Rule    string          `json:"rule,omitempty"`
		Places  []string        `json:"places,omitempty"`
	}{ID: id, Error: err.Error(), Message: message.Of(err)}
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
