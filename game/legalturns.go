package game

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
)

// LegalTurns lists the texts of all legal turns, in no particular order.
// Positions of Skud Pai Sho can have 40,000.
func LegalTurns(g Playable) []string {
	return appendTurns(nil, g, nil)
}

// appendTurns makes only the moves that leave the seat more to do.
func appendTurns(texts []string, g Playable, text []byte) []string {
	for _, m := range g.AppendMoves(nil) {
		longer := g.AppendMoveText(text, m)
		if EndsTurn(g, m) {
			texts = append(texts, string(longer))
			continue
		}
		g.Do(m)
		texts = appendTurns(texts, g, longer)
		g.Undo()
	}
	return texts
}

// VisitLegalTurns calls visit with the text of each legal turn while g stands where
// the turn has led, until visit returns false. The text is valid during the
// call only. Afterwards g is as it was.
func VisitLegalTurns(g Playable, visit func(text []byte) bool) {
	visitTurns(g, nil, visit)
}

func visitTurns(g Playable, text []byte, visit func([]byte) bool) bool {
	for _, m := range g.AppendMoves(nil) {
		longer := g.AppendMoveText(text, m)
		g.Do(m)
		var more bool
		if g.MidTurn() {
			more = visitTurns(g, longer, visit)
		} else {
			more = visit(longer)
		}
		g.Undo()
		if !more {
			return false
		}
	}
	return true
}

// TurnTexts returns the texts of the turns that were played, in order. It leaves out a turn
// that is under way. The game is not changed.
func TurnTexts(g Playable) []string {
	replay := Clone(g)
	Reset(replay)
	var texts []string
	var text []byte
	for _, m := range g.AppendPlayedMoves(nil) {
		text = replay.AppendMoveText(text, m)
		replay.Do(m)
		if !replay.MidTurn() {
			texts = append(texts, string(text))
			text = text[:0]
		}
	}
	return texts
}

// HashTurns returns the first 16 hex digits of the SHA-256 of the sorted texts,
// joined by newlines. It sorts turns.
func HashTurns(turns []string) string {
	slices.Sort(turns)
	sum := sha256.Sum256([]byte(strings.Join(turns, "\n")))
	return hex.EncodeToString(sum[:8])
}
