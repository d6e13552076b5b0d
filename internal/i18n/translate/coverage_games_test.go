package translate

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
)

const root = "../../.."

// germanGames returns the games that have a translation of their sentences.
func germanGames(t testing.TB) (list []*game.Rules) {
	t.Helper()
	for _, d := range games.Definitions() {
		if d.Texts == nil {
			continue
		}
		if _, err := fs.Stat(d.Texts, "texts/de.txt"); err == nil {
			list = append(list, d.Rules)
		}
	}
	if len(list) < 5 {
		t.Fatalf("only %d games are translated", len(list))
	}
	return list
}

// playedSentences collects the sentences of a game, each once.
type playedSentences struct {
	rules *game.Rules
	r     *rand.Rand
	seen  map[string]bool
	texts []string
	turns []string // that were legal somewhere
	ids   []string // that could be picked somewhere
}

// everything returns the sentences of a game: its descriptions, the cases of its why.txt,
// and sentences from random games.
func everything(t testing.TB, rules *game.Rules, perFile int) []string {
	s := &playedSentences{rules: rules, r: rand.New(rand.NewPCG(5, 2026)), seen: map[string]bool{}}
	s.ofItself()
	why := filepath.Join(gametest.GameFolder(t, root, rules.Name), gametest.ExplanationFile)
	data, err := os.ReadFile(why)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if text, ok := strings.CutPrefix(strings.TrimSpace(line), "> - "); ok {
			s.add(text)
		}
	}
	records := gametest.ExplanationPositions(t, why)
	files, err := filepath.Glob(root + "/testdata/vectors/" + rules.Name + "*.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		// ExplanationPositions looks next to the folder above; the vectors are one
		// folder higher.
		all := gametest.VectorGames(t, filepath.Join("../../../..", "testdata/vectors", filepath.Base(file)))
		s.r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		records = append(records, all[:min(perFile, len(all))]...)
	}
	for i := range records {
		s.play(t, &records[i])
	}
	return s.texts
}

func (s *playedSentences) add(text string) {
	if text != "" && !s.seen[text] {
		s.seen[text] = true
		s.texts = append(s.texts, text)
	}
}

func (s *playedSentences) addAll(reasons []game.Reason) {
	for _, reason := range reasons {
		s.add(reason.Text)
	}
}

// refused adds the error of a turn or a pick.
func (s *playedSentences) refused(err error) {
	if err != nil {
		text := game.AsRuleError(err).Text
		s.add(text)
		s.add(wording.AsSentence(text))
	}
}

func (s *playedSentences) ofItself() {
	for _, h := range s.rules.TurnRules {
		s.add(h.Title)
	}
	for _, o := range s.rules.Options {
		s.add(o.Description)
	}
	for _, name := range s.rules.RoleNames {
		s.add(name)
	}
}

// play goes through a game, on from its end at random, and listens now and then.
func (s *playedSentences) play(t testing.TB, record *gametest.VectorGame) {
	var table game.Game
	var err error
	if record.Position != "" {
		table, err = s.rules.NewFromPosition(record.Options, record.Position)
	} else {
		table, err = s.rules.New(record.Options)
	}
	if err != nil {
		t.Fatal(err)
	}
	next := s.r.IntN(5)
	for i := 0; ; i++ {
		if i >= next || i == len(record.Turns) || table.Outcome().Over() {
			s.collectPosition(table)
			next = i + 5 + s.r.IntN(20)
		}
		if table.Outcome().Over() || i > len(record.Turns)+30 {
			return
		}
		var turn string
		if i < len(record.Turns) {
			turn = record.Turns[i]
		} else if turn = s.draw(table); turn == "" {
			return
		}
		reasons, err := table.ExplainEffects(turn)
		if err != nil {
			t.Fatal(err)
		}
		s.addAll(reasons)
		s.turns = append(s.turns, turn)
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
}

// draw returns a legal turn.
func (s *playedSentences) draw(table game.Game) string {
	clone := game.Clone(table)
	var text []byte
	for {
		m, ok := game.SampleMove(clone, s.r)
		if !ok {
			return ""
		}
		text = clone.AppendMoveText(text, m)
		clone.Do(m)
		if !clone.MidTurn() {
			return string(text)
		}
	}
}

// collectPosition adds all texts of a position.
func (s *playedSentences) collectPosition(table game.Game) {
	view := table.Situation()
	s.add(view.Caption.Phase)
	for _, note := range view.Caption.Notes {
		s.add(note)
	}
	for _, piece := range view.Pieces {
		s.add(piece.Name)
		s.add(piece.Note)
	}
	for _, hand := range view.Hands {
		for _, item := range hand.Items {
			s.add(item.Name)
			s.ids = append(s.ids, item.Kind)
		}
	}
	for _, place := range table.Surface().Places {
		if s.r.IntN(40) == 0 {
			s.ids = append(s.ids, place.Name)
		}
	}
	if len(s.ids) > 2000 {
		s.ids = s.ids[1000:]
	}
	s.addAll(table.ExplainOutcome())
	if standing, ok := table.(game.PieceExplainer); ok {
		for _, piece := range view.Pieces {
			s.addAll(standing.ExplainPiece(piece.Place))
		}
	}
	if turn := s.draw(table); turn != "" {
		reasons, _ := table.ExplainEffects(turn)
		s.addAll(reasons)
	}
	s.wrongTurns(table)
	s.wrongPositions(table)
	s.wrongEntries(table)
	s.picks(table)
}

// withMistake is a text with a mistake in it.
func (s *playedSentences) withMistake(text string) string {
	at := s.r.IntN(len(text))
	switch end := at + 1 + s.r.IntN(len(text)-at); s.r.IntN(5) {
	case 0:
		return text[:at] + text[end:]
	case 1:
		return text[:end] + text[at:]
	case 2:
		return text[:at]
	case 3:
		return text[:at] + string("0123456789-"[s.r.IntN(11)]) + text[at+1:]
	}
	words := strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(" ,;=", c) })
	return strings.Replace(text, words[s.r.IntN(len(words))], words[s.r.IntN(len(words))], 1)
}

// wrongPositions tries position texts that have been spoilt.
func (s *playedSentences) wrongPositions(table game.Game) {
	for range 6 {
		_, err := s.rules.NewFromPosition(table.Options(), s.withMistake(table.PositionText()))
		var setup *game.SetupError
		if errors.As(err, &setup) {
			for _, reason := range setup.Reasons {
				s.add(reason)
			}
			s.add(wording.AsSentence(strings.Join(setup.Reasons, "; ")))
		}
	}
}

// wrongEntries tries entries of the game's own notation that have been spoilt.
func (s *playedSentences) wrongEntries(table game.Game) {
	n, turn := s.rules.Notation, s.draw(table)
	if n == nil || turn == "" {
		return
	}
	written, err := n.WriteTurn(table, turn)
	if err != nil || written == "" {
		return
	}
	for range 6 {
		entries, err := n.SplitEntries(s.withMistake(written))
		var broken *game.NotationError
		if errors.As(err, &broken) {
			s.add(broken.Text)
		}
		for _, entry := range entries {
			_, warning, err := n.ReadEntry(table, entry.Text)
			s.add(warning)
			s.refused(err)
		}
	}
}

// wrongTurns tries turns of other positions, and the like.
func (s *playedSentences) wrongTurns(table game.Game) {
	for range 20 {
		if len(s.turns) == 0 || len(s.ids) == 0 {
			return
		}
		text := s.turns[s.r.IntN(len(s.turns))]
		switch at := s.r.IntN(len(text)); s.r.IntN(6) {
		case 0:
			text = text[:at]
		case 1:
			text = text[:at] + s.ids[s.r.IntN(len(s.ids))] + text[at:]
		case 2, 3:
			text = text[:at] + string("0123456789-"[s.r.IntN(11)]) + text[at+1:]
		}
		_, err := table.ParseTurn(text)
		if err != nil {
			s.refused(err)
		}
	}
}

// picks follows some paths and also points at other things after each pick.
func (s *playedSentences) picks(table game.Game) {
	for range 3 {
		var path []string
		for {
			picks, err := table.Picks(path)
			if err != nil {
				s.refused(err)
				break
			}
			for _, pick := range picks.Next {
				s.add(pick.Label)
				s.add(pick.SpokenLabel)
				s.ids = append(s.ids, pick.ID)
			}
			for range 8 {
				if len(s.ids) > 0 {
					_, err := table.Picks(append(slices.Clone(path), s.ids[s.r.IntN(len(s.ids))]))
					s.refused(err)
				}
			}
			if len(picks.Next) == 0 {
				break
			}
			path = append(path, picks.Next[s.r.IntN(len(picks.Next))].ID)
		}
	}
}
