package analysis

import (
	"github.com/teahouse-games/teahouse/game"
)

// BoardView is a position as shown to a person.
type BoardView struct {
	Turns     int           `json:"turns" doc:"How many turns were played to get there."`
	Position  string        `json:"position" doc:"The position text."`
	Surface   *game.Surface `json:"surface" tstype:"Surface" doc:"Where the game is played; the same for all positions of a match."`
	Situation Situation     `json:"situation"`
	Last      []Reason      `json:"last" doc:"What the last turn did."`
	Verdict   []Reason      `json:"verdict" doc:"What decided the game, once it is over."`
	Goal      string        `json:"goal,omitempty" doc:"How the game is won, in a line."`
	Next      string        `json:"next,omitempty" doc:"What can be done now, and what it is good for."`
	Progress  *Progress     `json:"progress,omitempty" doc:"The number that decides the game, if there is one."`
	Labels    []string      `json:"labels,omitempty" doc:"The turns as the players of the game write them, if that was asked for."`
}

// Progress is the number that decides a game, as it stands.
type Progress struct {
	Label  string `json:"label" doc:"What is counted."`
	Values []int  `json:"values" doc:"One for both players, or one for each seat."`
	Target int    `json:"target,omitempty" doc:"The least value that wins, if one does."`
}

// View returns the view of the position, with labels if the notation is requested.
func (b *Analysis) View(notation bool) BoardView {
	now, options := b.Table.Situation(), b.Table.Options()
	v := BoardView{
		Turns: len(b.Turns), Position: b.Table.PositionText(),
		Surface: b.Table.Surface(), Situation: b.situation(&now),
		Last: ReasonsIn(b.language, b.lastTurnReasons()), Verdict: ReasonsIn(b.language, b.Table.ExplainOutcome()),
	}
	v.Goal = b.language.Sentence(b.Rules.Goal(options))
	if !now.Caption.Outcome.Over() {
		v.Next = b.language.Sentence(b.Rules.NextStep(&now.Caption, options))
	}
	if p, ok := game.ProgressOf(b.Table); ok {
		v.Progress = &Progress{b.language.Clause(p.Label), p.Values, p.Target}
	}
	if notation {
		v.Labels = b.Labels()
	}
	return v
}

// situation returns what stands on the surface, with the names of the language.
func (b *Analysis) situation(now *game.Situation) Situation {
	s := Situation{
		Pieces: make([]NotedPiece, len(now.Pieces)), Links: now.Links, Marks: now.Marks, Extent: now.Extent, Focus: now.Focus,
		Caption: Caption{ToMove: now.Caption.ToMove, Turns: now.Caption.Turns, Phase: b.Rules.PhaseIn(b.language, now.Caption.Phase), Outcome: now.Caption.Outcome},
	}
	for i := range now.Pieces {
		s.Pieces[i] = NotedPiece{Piece: now.Pieces[i], NoteText: b.Rules.NoteIn(b.language, now.Pieces[i].Note)}
		s.Pieces[i].Name = b.Rules.PieceNameIn(b.language, now.Pieces[i].Kind, now.Pieces[i].Name)
	}
	for _, hand := range now.Hands {
		items := make([]game.HandItem, len(hand.Items))
		for i, item := range hand.Items {
			item.Name = b.Rules.PieceNameIn(b.language, item.Kind, item.Name)
			items[i] = item
		}
		s.Hands = append(s.Hands, game.Hand{Seat: hand.Seat, Items: items})
	}
	for _, note := range now.Caption.Notes {
		s.Caption.Notes = append(s.Caption.Notes, b.language.Clause(note))
	}
	return s
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
