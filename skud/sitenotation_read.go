package skud

import (
	"regexp"
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

// siteForm is a turn that plants, or one that arranges with or without a bonus;
// siteLetters is a choice of Accents.
var (
	siteForm = func() *regexp.Regexp {
		const tile, point = `(R3|R4|R5|W3|W4|W5|[LOBKRW])`, `\((-?[0-9]+,-?[0-9]+)\)`
		return regexp.MustCompile(`^(?:` + tile + point + `|` + point + `-` + point + `(?:\+` + tile + point + `(?:-` + point + `)?)?)$`)
	}()
	siteLetters = regexp.MustCompile(`^[BKRW](?:,?[BKRW])*$`)
)

// readSiteTurn returns our text of the turn that body, an entry without its
// number, means.
func readSiteTurn(entry, body string) (turn string, broken *game.RuleError) {
	switch form := siteForm.FindStringSubmatch(body); {
	case body == textPass:
		return textPass, nil
	case siteLetters.MatchString(body):
		return readSiteAccents(entry, strings.ReplaceAll(body, ",", ""))
	case form == nil:
		return "", badEntry(messages.SiteForm(quoted(entry)))
	case form[1] != "":
		turn = form[1] + "@" + form[2]
	default:
		turn = form[3] + "-" + form[4]
		if form[5] != "" {
			turn += "+" + form[5] + "@" + form[6]
		}
		if form[7] != "" {
			turn += "-" + form[7]
		}
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
