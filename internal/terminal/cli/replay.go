package cli

import (
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/record"
)

type replayCommand struct {
	recordFlags
	Why    bool   `help:"Say beneath each turn what it does."`
	Boards bool   `help:"Print the board behind each turn."`
	Turn   string `placeholder:"N" help:"Print only turn N, what it does and the board behind it; 0 is the beginning."`
	colorFlags
}

// Help returns examples.
func (*replayCommand) Help() string {
	return `Prints a game that is written down in any of the forms that convert knows: who played, every turn with its comments and variations, how it ended and what decided it. The game must keep the rules.

Examples:

    teahouse replay game.txt
    teahouse replay --why --boards game.txt
    teahouse replay --turn 12 game.txt
    teahouse replay --from site game.txt`
}

// Run prints the game.
func (c *replayCommand) Run(s *invocation) error {
	rules, r, err := s.readChecked(&c.recordFlags)
	if err != nil {
		return err
	}
	only, err := c.selectedTurn(len(r.Turns))
	if err != nil {
		return err
	}
	table, err := r.StartState(rules)
	if err != nil {
		return err
	}
	p := &recordPrinter{invocation: s, gameInProgress: &gameInProgress{rules: rules, table: table, record: r}, colors: &c.colorFlags, why: c.Why, boards: c.Boards, only: only}
	return p.print()
}

const all = -1

// selectedTurn returns the number of the turn to print, or all of them.
func (c *replayCommand) selectedTurn(turns int) (int, error) {
	if c.Turn == "" {
		return all, nil
	}
	n, err := strconv.Atoi(c.Turn)
	if err != nil || n < 0 || n > turns {
		return 0, badTurnNumber(wording.QuoteShort(c.Turn), turns)
	}
	return n, nil
}

// badTurnNumber returns the error for a turn that a game does not have.
func badTurnNumber(turn string, turns int) error {
	if turns == 0 {
		return callErrorf("--turn %s: the game has no turns, so there is only 0, the beginning", turn)
	}
	return callErrorf("--turn %s: want a number from 0, the beginning, to %d, the last turn", turn, turns)
}

// recordPrinter prints a record. Its table is at the next turn.
type recordPrinter struct {
	*invocation
	*gameInProgress
	colors      *colorFlags
	why, boards bool
	only        int
}

func (p *recordPrinter) print() error {
	p.headers()
	if p.only == 0 || p.only == all && (p.boards || p.record.Position != "") {
		p.out.printf("\n")
		p.colors.printBoard(p.invocation, p.gameInProgress)
	}
	if p.only == all {
		p.comment(p.record.Comment, "")
		p.out.printf("\n")
	}
	last := len(p.record.Turns)
	if p.only != all {
		last = p.only
	}
	for i := 0; i < last && p.out.err == nil; i++ {
		if err := p.turn(&p.record.Turns[i], i+1); err != nil {
			return err
		}
	}
	if p.only == all {
		p.ending()
	}
	return nil
}

// headers prints the headers and the comment before the turns.
func (p *recordPrinter) headers() {
	r := p.record
	p.out.printf("%s\n", gameTitle(p.gameInProgress))
	for _, h := range append([]record.Header{
		{Name: p.rules.RoleNames[game.First], Value: r.First},
		{Name: p.rules.RoleNames[game.Second], Value: r.Second},
		{Name: "Date", Value: r.Date},
		{Name: "Clock", Value: r.Clock},
	}, r.Headers...) {
		if h.Value != "" {
			p.out.printf("%s: %s\n", h.Name, strings.TrimSpace(h.Value))
		}
	}
}

// turn prints a turn, if it is selected, and plays it.
func (p *recordPrinter) turn(t *record.AnnotatedTurn, number int) error {
	if p.only != all && p.only != number {
		return game.PlayTurn(p.table, t.Text)
	}
	p.out.printf("%3d. %s: %s%s\n", number, seatName(p.rules, p.table.ToMove()), t.Text, t.Mark)
	const indent = "     "
	if p.why || p.only == number {
		effects, err := p.table.ExplainEffects(t.Text)
		if err != nil {
			return err
		}
		for _, effect := range effects {
			p.out.printf("%s\n", wrapText(effect.Text(), indent))
		}
	}
	p.comment(t.Comment, indent)
	for _, variation := range t.Variations {
		p.out.printf("%s\n", wrapText("Instead: "+inOneLine(variation, number), indent))
	}
	if err := game.PlayTurn(p.table, t.Text); err != nil {
		return err
	}
	if p.boards || p.only == number {
		p.out.printf("\n")
		p.colors.printBoard(p.invocation, p.gameInProgress)
		p.out.printf("\n")
	}
	return nil
}

// comment prints the paragraphs of a comment.
func (p *recordPrinter) comment(comment, indent string) {
	for i, paragraph := range strings.Split(comment, "\n\n") {
		if paragraph == "" {
			continue
		}
		if i > 0 || indent == "" {
			p.out.printf("\n")
		}
		p.out.printf("%s\n", wrapText(paragraph, indent))
	}
}

// inOneLine returns a line of play with its comments and variations. Its first turn has this number.
func inOneLine(turns []record.AnnotatedTurn, number int) string {
	var words []string
	for i := range turns {
		t := &turns[i]
		words = append(words, strconv.Itoa(number+i)+". "+t.Text+t.Mark)
		if t.Comment != "" {
			words = append(words, "{"+t.Comment+"}")
		}
		for _, variation := range t.Variations {
			words = append(words, "("+inOneLine(variation, number+i)+")")
		}
	}
	return strings.Join(words, " ")
}

// ending prints the outcome and its reasons.
func (p *recordPrinter) ending() {
	outcome := p.table.Outcome()
	turns := count(p.table.TurnCount(), "turn")
	p.out.printf("\n")
	switch {
	case outcome.Over():
		p.out.printf("%s after %s:\n", outcomeText(p.rules, outcome), turns)
		p.reasons(p.table.ExplainOutcome())
	case p.record.Result.Over():
		p.out.printf("%s after %s.\n", outcomeText(p.rules, p.record.Result), turns)
	default:
		p.out.printf("The record ends after %s: %s to move.\n", turns, seatName(p.rules, p.table.ToMove()))
	}
}
