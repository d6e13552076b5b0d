package skud

import (
	"regexp"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
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
		return "", message.Message{}, badEntry(entry, "is more than one entry: read "+half+" alone")
	}
	return turn, message.Plain("it is written " + written), nil
}

// readRepeatedAccents reads Guest's Accents where Host has chosen for both.
func (g *Game) readRepeatedAccents(entry, body string) (turn string, warning message.Message, err error) {
	turn, broken := readSiteTurn(entry, body)
	if broken != nil {
		return "", message.Message{}, broken
	}
	kept := g.Pos.hands[game.First] & accentHand
	if turn != string(appendAccents([]byte(textAccents), kept)) {
		return "", message.Message{}, game.RuleErrorf(RulePhase, nil, "Guest keeps the same four Accents as Host, who chose for both: %s", accentNames(kept))
	}
	if written := siteNumber(entryGuestAccents) + siteAccents(kept); entry != written {
		warning = message.Plain("it is written " + written)
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
	return game.RuleErrorf(RuleText, nil, "the next entry is %s, not %s: %s %s",
		strings.TrimSuffix(siteNumber(due), "."), strings.TrimSuffix(siteNumber(n), "."), roleName(g.Pos.seat), g.Pos.taskDescription())
}

// taskDescription returns what the player to move has to do.
func (p *Position) taskDescription() string {
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		return "chooses four Accents"
	case stageGuestFlower:
		return "plants the first flower in the gate " + southGate.String()
	case stageHostFlower:
		return "plants the " + p.hostFirstKind().Name() + " in the gate " + northGate.String()
	}
	return "plants or arranges"
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
		return "", badEntry(entry, "is no entry of the site: planting is written R3(0,-8), arranging (0,-8)-(2,-5), "+
			"a bonus behind it +R(3,3) or +B(0,3)-(1,3)")
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
			return "", badEntry(entry, "names a "+k.Name()+" too often: there are two, of R, W, K and B four are kept, as in R,W,K,B")
		}
		choice += oneTile(k)
	}
	if len(letters) != keptAccents {
		return "", badEntry(entry, "does not name four Accents, as R,W,K,B does")
	}
	return string(appendAccents([]byte(textAccents), choice)), nil
}

func badEntry(entry, reason string) *game.RuleError {
	return game.RuleErrorf(RuleText, nil, "%s %s", wording.QuoteShort(entry), reason)
}
