package analysis

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/record"
)

// RecordJSON is a recorded game: a tree of turns in which the first line is the main
// one.
type RecordJSON struct {
	Game     string            `json:"game" minLength:"1" maxLength:"64"`
	Options  map[string]string `json:"options,omitempty" maxProperties:"32"`
	Position string            `json:"position,omitempty" maxLength:"8192"`
	First    string            `json:"first,omitempty" maxLength:"200" doc:"The name of the player."`
	Second   string            `json:"second,omitempty" maxLength:"200"`
	Date     string            `json:"date,omitempty" maxLength:"32"`
	Result   *ResultJSON       `json:"result" tstype:"Outcome | null" required:"false" doc:"How it ended; null while the game is in progress."`
	Comment  string            `json:"comment,omitempty" doc:"Before the first turn."`
	Turns    []TurnJSON        `json:"turns"`
}

// ResultJSON is how a game ended, also by what the rules do not decide.
type ResultJSON struct {
	Winner string `json:"winner" enum:"first,second,draw"`
	Reason string `json:"reason" maxLength:"64"`
}

// TurnJSON is a turn in a line of play.
type TurnJSON struct {
	Turn       string       `json:"turn"`
	Mark       string       `json:"mark,omitempty" doc:"What is thought of it: !, ?, !!, ??, !? or ?!"`
	Comment    string       `json:"comment,omitempty"`
	Variations [][]TurnJSON `json:"variations,omitempty" doc:"What might have been played instead."`
}

func recordOf(r *record.Record) RecordJSON {
	out := RecordJSON{
		Game: r.Game, Options: r.Options, Position: r.Position, First: r.First, Second: r.Second,
		Date: r.Date, Comment: record.NormalizeComment(r.Comment), Turns: turnsOf(r.Turns),
	}
	if r.Result.Over() {
		out.Result = &ResultJSON{"draw", r.Result.Reason}
		if !r.Result.IsDraw() {
			out.Result.Winner = r.Result.Winner.String()
		}
	}
	return out
}

func turnsOf(turns []record.AnnotatedTurn) []TurnJSON {
	list := make([]TurnJSON, len(turns))
	for i := range turns {
		t := &turns[i]
		list[i] = TurnJSON{Turn: t.Text, Mark: t.Mark, Comment: record.NormalizeComment(t.Comment)}
		for _, variation := range t.Variations {
			list[i].Variations = append(list[i].Variations, turnsOf(variation))
		}
	}
	return list
}

// record is r for package record. The error is an *[QuestionError].
func (r *RecordJSON) record(rules *game.Rules, options game.Options) (*record.Record, error) {
	out := &record.Record{
		Game: rules.Name, Version: rules.Version, Options: options, Position: r.Position,
		First: r.First, Second: r.Second, Date: r.Date, Comment: r.Comment,
	}
	if r.Result != nil {
		winner, ok := map[string]game.Seat{"first": game.First, "second": game.Second, "draw": game.None}[r.Result.Winner]
		if !ok || r.Result.Reason == "" {
			return nil, fieldError("result", messages.ResultForm())
		}
		out.Result = game.Outcome{Winner: winner, Reason: r.Result.Reason}
	}
	count := 0
	var err error
	out.Turns, err = lineOf(r.Turns, 0, &count)
	return out, err
}

func lineOf(turns []TurnJSON, depth int, count *int) ([]record.AnnotatedTurn, error) {
	if *count += len(turns); *count > MaxTurns {
		return nil, tooMany()
	}
	if depth > record.MaxDepth {
		return nil, fieldError("turns", messages.VariationsDeep(record.MaxDepth))
	}
	list := make([]record.AnnotatedTurn, len(turns))
	for i := range turns {
		t := &turns[i]
		list[i] = record.AnnotatedTurn{Text: t.Turn, Mark: t.Mark, Comment: t.Comment}
		for _, variation := range t.Variations {
			if len(variation) == 0 {
				return nil, fieldError("turns", messages.VariationEmpty())
			}
			line, err := lineOf(variation, depth+1, count)
			if err != nil {
				return nil, err
			}
			list[i].Variations = append(list[i].Variations, line)
		}
	}
	return list, nil
}

func tooMany() *QuestionError {
	return fieldError("turns", messages.TooManyTurns(MaxTurns))
}
