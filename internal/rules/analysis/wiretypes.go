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
}

func picksIn(l *message.Language, picks []game.Pick) []Pick {
	list := make([]Pick, len(picks))
	for i, p := range picks {
		list[i] = Pick{p.Kind, p.ID, p.Place, l.Clause(p.Label), l.Clause(p.SpokenLabel), p.Captures}
	}
	return list
}

// Situation is what stands on a surface at one moment.
type Situation struct {
	Pieces  []Piece     `json:"pieces,omitempty"`
	Links   []game.Link `json:"links,omitempty"`
	Hands   []game.Hand `json:"hands,omitempty"`
	Marks   []game.Mark `json:"marks,omitempty"`
	Extent  game.Extent `json:"extent"`
	Focus   game.XY     `json:"focus"`
	Caption Caption     `json:"status"`
}

// Piece is a tile or cube on the surface.
type Piece struct {
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
