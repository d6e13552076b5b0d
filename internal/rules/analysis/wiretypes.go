package analysis

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// Reason is one sentence with what shows it on the board.
type Reason struct {
	Text    string          `json:"text"`
	Message message.Message `json:"message" tstype:"MessageData" doc:"The sentence as data: an identifier with arguments."`
	Places  []string        `json:"places,omitempty" doc:"Named as the notation names them, in the order of the sentence."`
	Links   []game.Link     `json:"links,omitempty" doc:"The lines it speaks of."`
}

// ReasonsIn returns reasons with sentences in a language; nil is English. The list is never nil, so
// that JSON has a list.
func ReasonsIn(l *message.Language, reasons []game.Reason) []Reason {
	list := make([]Reason, len(reasons))
	for i, r := range reasons {
		list[i] = Reason{Text: l.Sentence(r.Message), Message: r.Message, Places: r.Places, Links: r.Links}
	}
	return list
}

// Pick is one thing that may be picked. Ids are unique among the picks offered together.
type Pick struct {
	Kind        game.PickKind `json:"kind"`
	ID          string        `json:"id"`
	Place       string        `json:"place,omitempty"`
	Label       string        `json:"label"`
	SpokenLabel string        `json:"spoken"`
	Captures    bool          `json:"takes,omitempty"`
	Becomes     string        `json:"becomes,omitempty" doc:"The kind that the piece shows after the turn that this pick completes, in games whose pieces change."`
	Pieces      []string      `json:"pieces,omitempty" doc:"The kinds of a set of pieces that the pick chooses as a whole, each as often as it is in the set."`
	Suggested   bool          `json:"suggested,omitempty" doc:"The set that a player may take without a choice of their own."`
	Gain        int           `json:"gain,omitempty" doc:"If gains were asked for: by how much the turn up to this pick changes the number that decides the game, for the player to move."`
	GainUnknown bool          `json:"gain_unknown,omitempty" doc:"If gains were asked for: there is no such number, or the pick does not settle what is played."`
}

func picksIn(l *message.Language, picks []game.Pick) []Pick {
	list := make([]Pick, len(picks))
	for i, p := range picks {
		list[i] = Pick{
			Kind: p.Kind, ID: p.ID, Place: p.Place, Label: l.Clause(p.Label), SpokenLabel: l.Clause(p.SpokenLabel),
			Captures: p.Captures, Becomes: p.Becomes, Pieces: p.Pieces, Suggested: p.Suggested,
		}
	}
	return list
}

// Situation is what stands on a surface at one moment.
type Situation struct {
	Pieces  []NotedPiece `json:"pieces,omitempty"`
	Links   []game.Link  `json:"links,omitempty"`
	Hands   []game.Hand  `json:"hands,omitempty"`
	Marks   []game.Mark  `json:"marks,omitempty"`
	Extent  game.Extent  `json:"extent"`
	Focus   game.XY      `json:"focus"`
	Caption Caption      `json:"status"`
}

// NotedPiece is a tile or cube on the surface with what its note says.
type NotedPiece struct {
	game.Piece
	NoteText string `json:"note_text,omitempty" doc:"What the note says."`
}

// Caption is what a caption says.
type Caption struct {
	ToMove  game.Seat    `json:"to_move"`
	Turns   int          `json:"turns"`
	Phase   string       `json:"phase" doc:"For people, e.g. \"blossoming\"."`
	Outcome game.Outcome `json:"outcome"`
	Notes   []string     `json:"notes,omitempty" doc:"What a player would want to know."`
}
