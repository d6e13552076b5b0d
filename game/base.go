package game

// Base is a [History] with the rules and options that it is played by. The Game type of a
// rules package embeds it and adds the texts, what there is to see, and Clone.
type Base[P any, PP Position[P]] struct {
	History[P, PP]
	rules   *Rules
	options Options
}

// NewBase returns the base of a game that begins at pos. It keeps o, a complete option set.
func NewBase[P any, PP Position[P]](r *Rules, o Options, pos P) Base[P, PP] {
	b := Base[P, PP]{rules: r, options: o}
	b.StartFrom(pos)
	return b
}

// Rules returns the rules of the game.
func (b *Base[P, PP]) Rules() *Rules { return b.rules }

// Options returns the complete option set, which must not be changed.
func (b *Base[P, PP]) Options() Options { return b.options }

// Copy returns an independent copy.
func (b *Base[P, PP]) Copy() Base[P, PP] {
	c := Base[P, PP]{rules: b.rules, options: b.options}
	c.CopyFrom(&b.History)
	return c
}

// Setup is how the games of some [Rules] begin, see [NewRules]. The options are complete.
type Setup struct {
	Start func(r *Rules, o Options) Game
	// Parse makes the game at the position that a text describes. The error is a *[SetupError].
	Parse func(r *Rules, o Options, text string) (Game, error)
}

// SetupPositions returns the Setup of a game that is a [Base] and what it adds to it. start
// returns the position at the beginning, parse that of a position text, and wrap the game.
func SetupPositions[P any, PP Position[P]](start func(o Options) P, parse func(o Options, text string) (P, error), wrap func(Base[P, PP]) Game) Setup {
	return Setup{
		Start: func(r *Rules, o Options) Game { return wrap(NewBase[P, PP](r, o, start(o))) },
		Parse: func(r *Rules, o Options, text string) (Game, error) {
			pos, err := parse(o, text)
			if err != nil {
				return nil, err
			}
			return wrap(NewBase[P, PP](r, o, pos)), nil
		},
	}
}
