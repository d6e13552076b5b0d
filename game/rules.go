package game

import (
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/message"
)

// Rules describes one game. [NewRules] makes them.
type Rules struct {
	Name      string    // in everything a machine reads, e.g. "ki-shogi"
	Title     string    // for people, e.g. "Ki Shogi"
	Author    string    // as the source names them
	RoleNames [2]string // the game's own names of First and Second, e.g. "Black", "White"
	// Version changes whenever a legal turn or an outcome does, so that a record says
	// which rules it was played under.
	Version int
	Options []Option
	// Notation is how people write the game down; nil stands for the texts of the turns.
	Notation *Notation
	// PieceSet is what there is to draw.
	PieceSet PieceSet
	// Messages are what the game says, nil for a game that says only plain texts. Those that begin
	// with piece-, note-, phase-, label- and rule- name what there is; goal, card- and next- say to newcomers
	// how the game is won, what a piece does, and what can be done in a phase, with the options as
	// arguments.
	Messages *message.Catalogue
	// TurnRules are the rules by id, in the order in which they are tested; every
	// [RuleError] names one.
	TurnRules []TurnRule

	setup    Setup
	defaults Options
}

// NewRules returns rules with this description, whose games begin as setup says.
func NewRules(description Rules, setup Setup) *Rules {
	description.setup, description.defaults = setup, Options{}
	for _, o := range description.Options {
		description.defaults[o.Name] = o.Default
	}
	if description.Notation == nil {
		description.Notation = turnTextNotation
	}
	return &description
}

// TurnRule is a rule that a turn can break. Its id is a heading in the game's rules page; see
// [Rules.RuleTitle] for its title.
type TurnRule struct {
	ID string // e.g. "orbit"
}

// New begins a game. Options that are not given have their default; the error is an *[OptionError].
func (r *Rules) New(given map[string]string) (Game, error) {
	o, err := r.sharedOptions(given)
	if err != nil {
		return nil, err
	}
	return r.setup.Start(r, o), nil
}

// MustNew is like New for options that are known to be valid. It panics if they are not.
func (r *Rules) MustNew(given map[string]string) Game {
	g, err := r.New(given)
	if err != nil {
		panic(err)
	}
	return g
}

// NewFromPosition begins a game at the position that text describes. The error is an
// *[OptionError] or a *[SetupError].
func (r *Rules) NewFromPosition(given map[string]string, text string) (Game, error) {
	o, err := r.sharedOptions(given)
	if err != nil {
		return nil, err
	}
	return r.setup.Parse(r, o, text)
}

// CompleteOptions completes an option set with defaults; the error is an *[OptionError].
func (r *Rules) CompleteOptions(given map[string]string) (Options, error) {
	o := make(Options, len(r.Options))
	names := make([]string, 0, len(r.Options))
	for i := range r.Options {
		opt := &r.Options[i]
		names = append(names, opt.Name)
		value, ok := given[opt.Name]
		if !ok {
			value = opt.Default
		}
		if !opt.Accepts(value) {
			return nil, &OptionError{Game: r.Name, Name: opt.Name, Value: value, Valid: opt.ValidValues()}
		}
		o[opt.Name] = value
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if _, ok := o[name]; !ok {
			return nil, &OptionError{Game: r.Name, Name: name, Value: given[name], Unknown: true, Valid: strings.Join(names, ", ")}
		}
	}
	return o, nil
}

// sharedOptions is CompleteOptions for games, of which there can be many thousands: all that are played with the defaults
// share one option set.
func (r *Rules) sharedOptions(given map[string]string) (Options, error) {
	o, err := r.CompleteOptions(given)
	if maps.Equal(o, r.defaults) {
		return r.defaults, err
	}
	return o, err
}

// RuleTitle returns the title of a rule, nothing if the game has no messages or no rule with this id.
func (r *Rules) RuleTitle(id string) message.Message {
	if r.Messages != nil && r.Messages.Has("rule-"+id) {
		return r.Messages.Message("rule-" + id)
	}
	return message.Message{}
}

// PieceNameIn returns the name of a kind of pieces in a language, name if the game has no messages.
func (r *Rules) PieceNameIn(l *message.Language, kind, name string) string {
	return r.textIn(l, "piece-"+kind, name)
}

// NoteIn returns what a note of a piece says.
func (r *Rules) NoteIn(l *message.Language, note string) string {
	if note == "" {
		return ""
	}
	return r.textIn(l, "note-"+note, note)
}

// PhaseIn returns what a phase is called.
func (r *Rules) PhaseIn(l *message.Language, phase string) string {
	if phase == "" {
		return ""
	}
	return r.textIn(l, "phase-"+phase, phase)
}

// FieldIn returns what a field of a position text is called.
func (r *Rules) FieldIn(l *message.Language, field string) string {
	return r.textIn(l, "label-"+field, field)
}

// FieldValueIn returns what a value of a field with a choice means.
func (r *Rules) FieldValueIn(l *message.Language, field, value string) string {
	return r.textIn(l, "label-"+field+"-"+value, value)
}

// textIn returns the message with an id, or a text if the game has none.
func (r *Rules) textIn(l *message.Language, id, text string) string {
	if r.Messages == nil || !r.Messages.Has(id) {
		return text
	}
	return l.Clause(r.Messages.Message(id))
}

// Goal returns how a game with these options is won, in a line.
func (r *Rules) Goal(o Options) message.Message { return r.advice("goal", o) }

// NextStep returns what can be done at the moment of a caption, and what it is good for.
func (r *Rules) NextStep(now *Caption, o Options) message.Message {
	id := "next-" + now.Phase
	if now.Next != "" {
		id += "-" + now.Next
	}
	return r.advice(id, o)
}

// PieceText returns what a kind of pieces does, in a sentence.
func (r *Rules) PieceText(kind string, o Options) message.Message { return r.advice("card-"+kind, o) }

// advice returns a message with the options as arguments, the zero message if the game has none
// with this id.
func (r *Rules) advice(id string, o Options) message.Message {
	if r.Messages == nil || !r.Messages.Has(id) {
		return message.Message{}
	}
	args := make([]message.Arg, len(r.Options))
	for i := range r.Options {
		option := &r.Options[i]
		args[i] = message.Arg{Name: option.Name, Value: message.Text(o[option.Name])}
		if option.Range != nil {
			args[i].Value = message.Number(o.Int(option.Name))
		}
	}
	return r.Messages.Message(id, args...)
}

// TurnRule returns the rule with this id.
func (r *Rules) TurnRule(id string) (TurnRule, bool) {
	i := slices.IndexFunc(r.TurnRules, func(h TurnRule) bool { return h.ID == id })
	if i < 0 {
		return TurnRule{}, false
	}
	return r.TurnRules[i], true
}
