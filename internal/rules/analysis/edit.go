package analysis

import (
	"errors"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/editor"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/message"
)

// maxEdits is how many edits are made at once.
const maxEdits = 100

// EditedPosition is a position that is being set up, possible or not.
type EditedPosition struct {
	Position string `json:"position" doc:"The position text after the edits."`
	// Unread: the text is not in the form of position texts. Then there is nothing but Position and Faults.
	Unread    bool              `json:"unread,omitempty"`
	Surface   *game.Surface     `json:"surface,omitempty" tstype:"Surface"`
	Situation *Situation        `json:"situation,omitempty"`
	Fields    []EditableField   `json:"fields,omitempty"`
	Pieces    [2][]PalettePiece `json:"pieces"`
	Hands     [2][]PalettePiece `json:"hands"`
	Faults    []Reason          `json:"faults"` // every reason why a game cannot have the position
}

// PalettePiece is a piece that a player can put on a place, or hold.
type PalettePiece struct {
	ID    string    `json:"id"` // as edits name it
	Owner game.Seat `json:"owner"`
	Kind  string    `json:"kind"`
	Name  string    `json:"name"`
	Count int       `json:"count"` // how many the player holds
	Max   int       `json:"max"`   // how many a player can hold; 0 if that is no matter of a hand
}

// EditableField is a field of the position text besides pieces.
type EditableField struct {
	Name   string          `json:"name"`
	Kind   string          `json:"kind" tstype:"'seat' | 'choice' | 'number' | 'text' | 'claims'"`
	Label  string          `json:"label"`
	Value  string          `json:"value"`
	Max    int             `json:"max,omitempty"`
	Values []EditableValue `json:"values,omitempty"`
}

// EditableValue is one value of a field, or one thing that a player can claim.
type EditableValue struct {
	Value string    `json:"value"`
	Label string    `json:"label"`
	By    game.Seat `json:"by"` // of a claim: who has it
}

// fieldKinds are the kinds of fields besides pieces.
var fieldKinds = map[game.FieldKind]string{
	game.FieldSeat: "seat", game.FieldChoice: "choice", game.FieldNumber: "number", game.FieldText: "text", game.FieldClaims: "claims",
}

// EditPosition makes edits to a position text; empty stands for the usual beginning. Its answer says what is
// wrong with the position, and with a text that cannot be read. The error is a *[QuestionError]: one of the
// edits cannot be made.
func EditPosition(list gamelist.Games, l GameLine, edits []editor.Edit, language *message.Language) (*EditedPosition, error) {
	rules, options, err := ResolveGame(list, l.Game, l.Options, l.Position)
	if err != nil {
		return nil, err
	}
	if len(edits) > maxEdits {
		return nil, fieldError("edits", messages.TooManyEdits(maxEdits))
	}
	begun, text := rules.MustNew(options), l.Position
	if _, ok := begun.(game.PositionEditor); !ok {
		return nil, fieldError("game", messages.NoEditor(message.Text(rules.Title)))
	}
	if text == "" {
		text = begun.PositionText()
	}
	draft, ok := editor.Read(begun, text)
	if !ok {
		_, faults := editor.Validate(begun, text)
		return &EditedPosition{Position: text, Unread: true, Faults: ReasonsIn(language, faults)}, nil
	}
	for _, edit := range edits {
		if err := draft.Apply(edit); err != nil {
			var refused *editor.EditError
			errors.As(err, &refused)
			return nil, fieldError("edits", refused.Message)
		}
	}
	e := &EditedPosition{Position: draft.String(), Surface: begun.Surface(), Faults: []Reason{}}
	shown := draft.Situation()
	table, faults := editor.Validate(begun, e.Position)
	if len(faults) == 0 {
		e.Position, shown = table.PositionText(), table.Situation()
	}
	situation := (&Analysis{Rules: rules, Table: begun, language: language}).situation(&shown)
	e.Situation, e.Faults = &situation, ReasonsIn(language, faults)
	e.describe(draft, rules, language)
	return e, nil
}

// describe adds what there is to set.
func (e *EditedPosition) describe(draft *editor.Draft, rules *game.Rules, l *message.Language) {
	form := draft.Form()
	for seat := range game.Seat(2) {
		e.Pieces[seat], e.Hands[seat] = []PalettePiece{}, []PalettePiece{} // for JSON
		owner := seat
		if rules.PieceSet.Shared {
			owner = game.None
		}
		for _, p := range form.Pieces {
			e.Pieces[seat] = append(e.Pieces[seat], PalettePiece{
				ID: seat.String() + " " + p.Text, Owner: owner, Kind: p.Kind, Name: rules.PieceNameIn(l, p.Kind, p.Kind), Count: draft.Held(seat, p.Held),
			})
		}
		for _, h := range form.Held {
			e.Hands[seat] = append(e.Hands[seat], PalettePiece{
				ID: seat.String() + " " + h.Text, Owner: seat, Kind: h.Kind, Name: rules.PieceNameIn(l, h.Kind, h.Kind), Count: draft.Held(seat, h.Text), Max: h.Max,
			})
		}
	}
	for i := range form.Fields {
		f := &form.Fields[i]
		kind, ok := fieldKinds[f.Kind]
		if !ok {
			continue
		}
		field := EditableField{Name: f.Name, Kind: kind, Label: rules.FieldIn(l, f.Name), Value: draft.Value(f.Name), Max: f.Max}
		for _, value := range f.Values {
			label := rules.FieldValueIn(l, f.Name, value)
			if f.Kind == game.FieldClaims {
				label = rules.PieceNameIn(l, value, value)
			}
			field.Values = append(field.Values, EditableValue{value, label, draft.Claim(f.Name, value)})
		}
		e.Fields = append(e.Fields, field)
	}
}
