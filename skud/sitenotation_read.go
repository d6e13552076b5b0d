package skud

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// readSite reads an entry of the turn that is due.
func readSite(t game.Playable, entry string) (turn string, warning message.Message, err error) {
	g := t.(*Game)
	tight := strings.Join(strings.Fields(entry), "")
	first, _, two := strings.Cut(tight, ";")
	n, body := cutSiteNumber(first)
	if n == entryGuestAccents && g.Pos.hostAccents && g.Pos.stage == stageGuestFlower && !two {
		return g.readRepeatedAccents(entry, body)
	}
	turn, broken := readSiteTurn(entry, body)
	if broken == nil {
		broken = g.whyNotNextEntry(n)
	}
	if broken != nil {
		return "", message.Message{}, broken
	}
	written, err := writeSite(g, turn)
	if err != nil {
		return "", message.Message{}, err
	}
	switch half, _, both := strings.Cut(written, ";"); {
	case entry == written || both && entry == half:
		return turn, message.Message{}, nil
	case two && tight != written:
		return "", message.Message{}, badEntry(messages.SiteSeveral(quoted(entry), message.Text(half)))
	}
	return turn, messages.SiteWritten(message.Text(written)), nil
}

// readRecordedSite is like readSite, but leaves out a bonus that was not earned, as the site does.
func readRecordedSite(t game.Playable, entry string) (turn string, warning message.Message, err error) {
	tight := strings.Join(strings.Fields(entry), "")
	arrange, bonus, ok := strings.Cut(tight, "+")
	if _, body := cutSiteNumber(tight); ok {
		if _, broken := readSiteTurn(entry, body); broken == nil {
			turn, _, err := readSite(t, arrange)
			if err == nil && !earnsBonus(t, turn) {
				return turn, messages.SiteBonusSkipped(message.Text("+" + bonus)), nil
			}
		}
	}
	return readSite(t, entry)
}

// earnsBonus reports whether a bonus may follow a legal Arrange: then its turn has two moves, of
// which the second ends it.
func earnsBonus(t game.Playable, arrange string) bool {
	moves, err := t.ParseTurn(arrange)
	return err == nil && len(moves) > 1
}

// readRepeatedAccents reads Guest's Accents where Host has chosen for both.
func (g *Game) readRepeatedAccents(entry, body string) (turn string, warning message.Message, err error) {
	turn, broken := readSiteTurn(entry, body)
	if broken != nil {
		return "", message.Message{}, broken
	}
	kept := g.Pos.hands[game.First] & accentHand
	if turn != string(appendAccents([]byte(textAccents), kept)) {
		return "", message.Message{}, game.NewRuleError(RulePhase, nil, messages.SiteSameAccents(accentList(kept)))
	}
	if written := siteNumber(entryGuestAccents) + siteAccents(kept); entry != written {
		warning = messages.SiteWritten(message.Text(written))
	}
	return "", warning, nil
}

// whyNotNextEntry returns why the n-th entry is not read now; an entry without a number, -1, is.
func (g *Game) whyNotNextEntry(n int) *game.RuleError {
	if g.Outcome().Over() {
		return game.OverError(g.ExplainOutcome())
	}
	due := g.nextEntryNumber()
	if n < 0 || n == due {
		return nil
	}
	return game.NewRuleError(RuleText, nil, messages.SiteNext(shortSiteNumber(due), shortSiteNumber(n), g.Pos.task()))
}

// shortSiteNumber is a siteNumber without its full stop.
func shortSiteNumber(n int) message.Text {
	return message.Text(strings.TrimSuffix(siteNumber(n), "."))
}

// task says what the player to move has to do.
func (p *Position) task() message.Message {
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		return messages.TaskAccents(p.seat)
	case stageGuestFlower:
		return messages.TaskGuestFlower(message.PlaceOf(southGate))
	case stageHostFlower:
		return messages.TaskHostFlower(p.hostFirstKind().piece(), message.PlaceOf(northGate))
	}
	return messages.TaskTurn(p.seat)
}

// siteText is a turn of the site while it is read.
type siteText struct {
	rest   string
	failed bool
}

// cut cuts a sign off, if it is there.
func (s *siteText) cut(sign string) (ok bool) {
	s.rest, ok = strings.CutPrefix(s.rest, sign)
	return ok
}

// point cuts a point off, e.g. (-1,7), and returns it without its parentheses.
func (s *siteText) point() string {
	if s.failed = s.failed || !s.cut("("); s.failed {
		return ""
	}
	point, rest, closed := strings.Cut(s.rest, ")")
	x, y, two := strings.Cut(point, ",")
	s.rest, s.failed = rest, !closed || !two || !isInteger(x) || !isInteger(y)
	return point
}

func isInteger(text string) bool {
	digits := strings.TrimPrefix(text, "-")
	return digits != "" && strings.Trim(digits, "0123456789") == ""
}

// tile cuts the code of a tile and its point off, and returns them as our turn texts have them.
func (s *siteText) tile() string {
	_, rest, ok := cutKind(s.rest)
	code := s.rest[:len(s.rest)-len(rest)]
	s.rest, s.failed = rest, s.failed || !ok
	return code + "@" + s.point()
}

// turn returns our text of a turn that plants, or of one that arranges with or without a bonus.
func (s *siteText) turn() (text string, ok bool) {
	if strings.HasPrefix(s.rest, "(") {
		text = s.point()
		s.failed = s.failed || !s.cut("-")
		text += "-" + s.point()
		if s.cut("+") {
			text += "+" + s.tile()
			if s.cut("-") {
				text += "-" + s.point()
			}
		}
	} else {
		text = s.tile()
	}
	return text, !s.failed && s.rest == ""
}

// isAccentChoice reports whether a text is a choice of Accents: their letters, perhaps with single commas
// between.
func isAccentChoice(text string) bool {
	for _, letters := range strings.Split(text, ",") {
		if letters == "" || strings.Trim(letters, "BKRW") != "" {
			return false
		}
	}
	return true
}

// readSiteTurn returns our text of the turn that body, an entry without its
// number, means.
func readSiteTurn(entry, body string) (turn string, broken *game.RuleError) {
	switch {
	case body == textPass:
		return textPass, nil
	case isAccentChoice(body):
		return readSiteAccents(entry, strings.ReplaceAll(body, ",", ""))
	}
	turn, ok := (&siteText{rest: body}).turn()
	if !ok {
		return "", badEntry(messages.SiteForm(quoted(entry)))
	}
	if _, broken := readTurn(turn); broken != nil {
		return "", broken
	}
	return turn, nil
}

func readSiteAccents(entry, letters string) (turn string, broken *game.RuleError) {
	var choice hand
	for i := range letters {
		k, _, _ := cutKind(letters[i:])
		if choice.count(k) == kindCount[k] {
			return "", badEntry(messages.SiteTooOften(quoted(entry), k.piece()))
		}
		choice += oneTile(k)
	}
	if len(letters) != keptAccents {
		return "", badEntry(messages.SiteNotFour(quoted(entry)))
	}
	return string(appendAccents([]byte(textAccents), choice)), nil
}

func badEntry(reason message.Message) *game.RuleError {
	return game.NewRuleError(RuleText, nil, reason)
}
