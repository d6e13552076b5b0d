package analysis

import "github.com/teahouse-games/teahouse/game"

// BoardView is a position as shown to a person.
type BoardView struct {
	Turns     int            `json:"turns" doc:"How many turns were played to get there."`
	Position  string         `json:"position" doc:"The position text."`
	Surface   *game.Surface  `json:"surface" tstype:"Surface" doc:"Where the game is played; the same for all positions of a match."`
	Situation game.Situation `json:"situation"`
	Last      []game.Reason  `json:"last" doc:"What the last turn did."`
	Verdict   []game.Reason  `json:"verdict" doc:"What decided the game, once it is over."`
	Labels    []string       `json:"labels,omitempty" doc:"The turns as the players of the game write them, if that was asked for."`
}

// View returns the view of the position, with labels if the notation is requested.
func (b *Analysis) View(notation bool) BoardView {
	translate := b.translate.orEnglish()
	v := BoardView{
		Turns: len(b.Turns), Position: b.Table.PositionText(),
		Surface: b.Table.Surface(), Situation: b.Table.Situation(),
		Last: translate.reasons(b.lastTurnReasons()), Verdict: translate.reasons(b.Table.ExplainOutcome()),
	}
	translate.situation(&v.Situation)
	if notation {
		v.Labels = b.Labels()
	}
	return v
}

// situation translates the caption and the names of pieces.
func (s translateFunc) situation(situation *game.Situation) {
	situation.Caption.Phase = s(situation.Caption.Phase)
	for i, note := range situation.Caption.Notes {
		situation.Caption.Notes[i] = s(note)
	}
	for i := range situation.Pieces {
		situation.Pieces[i].Name = s(situation.Pieces[i].Name)
	}
	for _, hand := range situation.Hands {
		for i := range hand.Items {
			hand.Items[i].Name = s(hand.Items[i].Name)
		}
	}
}

// lastTurnReasons explains what the last turn did.
func (b *Analysis) lastTurnReasons() []game.Reason {
	n := len(b.Turns)
	if n == 0 {
		return nil
	}
	turn := b.Turns[n-1]
	game.UndoTurn(b.Table)
	does, err := b.Table.ExplainEffects(turn)
	if err == nil {
		err = game.PlayTurn(b.Table, turn)
	}
	if err != nil {
		panic(err) // the turn was played, so it is legal
	}
	return does
}

// Labels returns the turns as the game's players write them, each in the position it was
// played in; a turn that the notation has no words for is its text.
func (b *Analysis) Labels() []string {
	if len(b.labels) < len(b.Turns) {
		table := game.Clone(b.Table)
		for range b.Turns[len(b.labels):] {
			game.UndoTurn(table)
		}
		for _, turn := range b.Turns[len(b.labels):] {
			label, err := b.Rules.Notation.WriteTurn(table, turn)
			if err != nil {
				label = turn
			}
			b.labels = append(b.labels, label)
			if err := game.PlayTurn(table, turn); err != nil {
				panic(err) // the turn was played, so it is legal
			}
		}
	}
	return append([]string{}, b.labels...)
}
