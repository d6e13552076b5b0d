package skud

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// siteNotation is that of the site where Skud is played today: entries such as
// 5G.(0,-8)-(2,-5)+R(3,3), the fifth turn of Guest, with semicolons between.
//
// It is read with spaces, without the number and with Accents in any order; then
// there is a warning. In a whole game a bonus that was not earned is left out with a warning: the computer
// of the site writes such entries, and the site skips the bonus. A game that is set up in the middle counts from 2G or 2H.
var siteNotation = &game.Notation{
	Name:           "site",
	Title:          "the notation of the site where Skud is played",
	ImpliedOptions: siteOptions,
	SplitEntries:   cutSite,
	JoinEntries:    func(entries []string) string { return strings.Join(entries, ";") },
	WriteTurn:      writeSite,
	ReadEntry:      readSite,
	ReadRecorded:   readRecordedSite,
}

// siteOrder is the order in which the site names Accents.
var siteOrder = [...]Kind{Rock, Wheel, Knotweed, Boat}

// siteNumber returns how the n-th entry begins, counting from 0: 0H. 0G. 1G. 1H. 2G. …
func siteNumber(n int) string {
	if n < entryGuestFlower {
		return [...]string{"0H.", "0G."}[n]
	}
	return fmt.Sprintf("%d%c.", n/2, "GH"[n%2])
}

// Entries that begin a stage of the game; normal turns begin at entryGuestTurn.
const (
	entryHostAccents = iota
	entryGuestAccents
	entryGuestFlower
	entryHostFlower
	entryGuestTurn
	entryHostTurn
)

// cutSiteNumber takes the number off an entry; n is -1 when it has none.
func cutSiteNumber(entry string) (n int, body string) {
	digits := 0
	for digits < len(entry) && digits < 6 && '0' <= entry[digits] && entry[digits] <= '9' {
		digits++
	}
	head := entry[:min(digits+2, len(entry))]
	host := strings.HasSuffix(head, "H.")
	if digits == 0 || !host && !strings.HasSuffix(head, "G.") {
		return -1, entry
	}
	turn, err := strconv.Atoi(entry[:digits])
	switch {
	case err != nil:
		return -1, entry
	case turn == 0 && host:
		n = entryHostAccents
	case turn == 0:
		n = entryGuestAccents
	case host:
		n = 2*turn + 1
	default:
		n = 2 * turn
	}
	if siteNumber(n) != head {
		return -1, entry // 01G.
	}
	return n, entry[len(head):]
}

// nextEntryNumber returns the number of the entry that is written next.
func (g *Game) nextEntryNumber() int {
	start := &g.Pos
	if past := g.Past(); past.MoveCount() > 0 {
		start = past.PositionBefore(0)
	}
	n := g.TurnCount()
	switch start.stage {
	case stageHostAccents:
		if g.Pos.hostAccents && n > 0 {
			n++ // one choice is two entries
		}
	case stageGuestAccents:
		n += entryGuestAccents
	case stageGuestFlower:
		n += entryGuestFlower
	case stageHostFlower:
		n += entryHostFlower
	default:
		n += entryGuestTurn + int(start.seat)
	}
	return n
}

// cutSite finds the entries of a text: semicolons or line breaks stand between
// them, and their numbers follow each other.
func cutSite(text string) (entries []game.NotationEntry, err error) {
	next := -1
	for at := 0; at <= len(text); {
		end := len(text)
		if i := strings.IndexAny(text[at:], ";\n\r"); i >= 0 {
			end = at + i
		}
		entry := strings.TrimSpace(text[at:end])
		if entry != "" {
			begin := at + strings.Index(text[at:end], entry)
			n, _ := cutSiteNumber(entry)
			if reason := wrongEntryNumber(entry, n, next); !reason.IsZero() {
				return entries, &game.NotationError{Offset: begin, Message: reason}
			}
			entries = append(entries, game.NotationEntry{Text: entry, Offset: begin})
			next = n + 1
		}
		at = end + 1
	}
	return entries, nil
}

// wrongEntryNumber returns what is wrong with the number n of an entry where next is
// due, or anything up to the first normal turns when next is -1.
func wrongEntryNumber(entry string, n, next int) message.Message {
	switch {
	case next < 0 && (n < 0 || n > entryHostTurn):
		return messages.SiteFirst(quoted(entry))
	case next >= 0 && n != next:
		return messages.SiteOrder(quoted(entry), message.Text(siteNumber(next)))
	}
	return message.Message{}
}

// siteOptions returns the options that a record implies: the site's edition, and
// the opening that Host's first flower shows.
func siteOptions(text string) map[string]string {
	options := map[string]string{optionEdition: editionGardenGate}
	entries, _ := cutSite(text) // up to the first that is wrong
	clash := Kind(Kinds)        // of Guest's first flower
	for _, entry := range entries {
		n, body := cutSiteNumber(entry.Text)
		k, _, ok := cutKind(body)
		switch {
		case !ok || !k.Basic():
		case n == entryGuestFlower:
			clash = k.opposite()
		case n == entryHostFlower && k == clash:
			options[optionOpening] = openingClash
		}
	}
	return options
}

// writeSite writes a legal turn; Host's choice for both is two entries.
func writeSite(t game.Playable, turn string) (string, error) {
	moves, err := t.ParseTurn(turn)
	if err != nil {
		return "", err
	}
	g := t.(*Game)
	n := g.nextEntryNumber()
	entry := siteNumber(n) + siteTurn(moves)
	if g.Pos.hostAccents && g.Pos.stage == stageHostAccents {
		entry += ";" + siteNumber(n+1) + siteTurn(moves)
	}
	return entry, nil
}

// siteTurn writes one turn without its number.
func siteTurn(moves []game.Move) string {
	var b strings.Builder
	for _, m := range moves {
		switch TypeOf(m) {
		case MoveAccents:
			b.WriteString(siteAccents(choiceOf(m)))
		case MovePlant:
			fmt.Fprintf(&b, "%s(%s)", kindOf(m), atOf(m))
		case MoveArrange:
			fmt.Fprintf(&b, "(%s)-(%s)", atOf(m), toOf(m))
		case MoveBonus:
			fmt.Fprintf(&b, "+%s(%s)", kindOf(m), atOf(m))
			if toOf(m) != board.NoPoint {
				fmt.Fprintf(&b, "-(%s)", toOf(m))
			}
		case MovePass:
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
