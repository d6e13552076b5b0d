package skud

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// siteOrder is the order in which the site's notation names Accents.
var siteOrder = [...]Kind{Rock, Wheel, Knotweed, Boat}

// SiteRecord writes turns, from the beginning of a game, in the notation of the
// site where Skud is played today: entries such as 5G.(0,-8)-(2,-5)+R(3,3) with
// semicolons between. The turns must be legal; the error is that of the first
// that is not.
func SiteRecord(options map[string]string, turns []string) (string, error) {
	table, err := Rules.New(options)
	if err != nil {
		return "", err
	}
	var entries []string
	write := func(body string) { entries = append(entries, siteNumber(len(entries)+1)+body) }
	for _, text := range turns {
		moves, err := table.ParseTurn(text)
		if err != nil {
			return "", err
		}
		body := siteTurn(moves)
		write(body)
		if actOf(moves[0]) == actAccents && table.Options()[optionAccents] == accentsHost {
			write(body)
		}
		for _, m := range moves {
			table.Do(m)
		}
	}
	return strings.Join(entries, ";"), nil
}

// siteTurn writes one turn without its number.
func siteTurn(moves []game.Move) string {
	var b strings.Builder
	for _, m := range moves {
		switch actOf(m) {
		case actAccents:
			b.WriteString(siteAccents(choiceOf(m)))
		case actPlant:
			fmt.Fprintf(&b, "%s(%s)", kindOf(m), atOf(m))
		case actArrange:
			fmt.Fprintf(&b, "(%s)-(%s)", atOf(m), toOf(m))
		case actBonus:
			fmt.Fprintf(&b, "+%s(%s)", kindOf(m), atOf(m))
			if toOf(m) != board.NoPoint {
				fmt.Fprintf(&b, "-(%s)", toOf(m))
			}
		case actPass:
			b.WriteString(textPass)
		}
	}
	return b.String()
}

func siteAccents(choice hand) string {
	var letters []string
	for _, k := range siteOrder {
		for range choice.count(k) {
			letters = append(letters, k.String())
		}
	}
	return strings.Join(letters, ",")
}

// SiteError is what is wrong with an entry of a site record.
type SiteError struct {
	Entry  int // counting from 1
	Text   string
	Reason string
}

func (e *SiteError) Error() string {
	return fmt.Sprintf("entry %d %s: %s", e.Entry, game.Quote(e.Text), e.Reason)
}

// ReadSiteRecord reads the site's notation: entries with semicolons or line
// breaks between. It returns the turns in our notation and the complete option
// set: edition=garden-gate and accents as given, opening as Host's first flower
// tells. Whether a turn is legal is for the caller to find out; an entry of the
// wrong player, out of order or not of the notation is a *SiteError.
func ReadSiteRecord(text string, accents string) (game.Options, []string, error) {
	o, err := Rules.Resolve(map[string]string{optionEdition: editionGardenGate, optionAccents: accents})
	if err != nil {
		return nil, nil, err
	}
	var turns []string
	n := 0
	for _, entry := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '\n' || r == '\r' }) {
		entry = strings.TrimSpace(entry)
		if entry == "" {
			continue
		}
		n++
		body, ok := strings.CutPrefix(entry, siteNumber(n))
		if !ok {
			return nil, nil, &SiteError{n, entry, fmt.Sprintf("want an entry that begins with %s", siteNumber(n))}
		}
		turn, reason := readSiteTurn(body, n <= 2)
		if reason != "" {
			return nil, nil, &SiteError{n, entry, reason}
		}
		switch {
		case n == 2 && accents == accentsHost && turn == turns[0]:
			continue // one choice for both
		case n == 2 && accents == accentsHost:
			return nil, nil, &SiteError{n, entry, "with accents=host both keep the same four Accents"}
		case n == 4 && clashes(turns[len(turns)-1], turn):
			o[optionOpening] = openingClash
		}
		turns = append(turns, turn)
	}
	return o, turns, nil
}

// siteNumber is how the n-th entry begins: 0H. 0G. 1G. 1H. 2G. …
func siteNumber(n int) string {
	if n <= 2 {
		return [...]string{"0H.", "0G."}[n-1]
	}
	return fmt.Sprintf("%d%c.", (n-1)/2, "GH"[(n-1)%2])
}

// clashes reports whether two turn texts plant kinds in Disharmony.
func clashes(guest, host string) bool {
	a, _, ok := cutKind(guest)
	b, _, also := cutKind(host)
	return ok && also && a.Basic() && b == a.opposite()
}

// siteForm is a turn that plants, or one that arranges with or without a bonus.
var siteForm = func() *regexp.Regexp {
	const tile, point = `(R3|R4|R5|W3|W4|W5|[LOBKRW])`, `\((-?[0-9]+,-?[0-9]+)\)`
	return regexp.MustCompile(`^(?:` + tile + point + `|` + point + `-` + point + `(?:\+` + tile + point + `(?:-` + point + `)?)?)$`)
}()

// readSiteTurn returns our text of a turn, or the reason why there is none.
func readSiteTurn(body string, choosing bool) (turn, reason string) {
	if choosing {
		return readSiteAccents(body)
	}
	if body == textPass {
		return textPass, ""
	}
	form := siteForm.FindStringSubmatch(body)
	if form == nil {
		return "", "want R3(0,-8), (0,-8)-(2,-5), a bonus as in +R(3,3) or +B(0,3)-(1,3), or pass"
	}
	switch {
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
		return "", broken.Text
	}
	return turn, ""
}

func readSiteAccents(body string) (turn, reason string) {
	var choice hand
	letters := strings.Split(body, ",")
	for _, letter := range letters {
		k, rest, ok := cutKind(letter)
		if !ok || rest != "" || !k.Accent() || choice.count(k) == kindCount[k] {
			return "", "want four Accents of R, W, K, B, none more than twice"
		}
		choice += one(k)
	}
	if len(letters) != keptAccents {
		return "", fmt.Sprintf("%d Accents; four are kept", len(letters))
	}
	return string(appendAccents([]byte(textAccents), choice)), ""
}
