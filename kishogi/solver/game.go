package solver

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/lab"
)

// Solve computes the table of a game in a folder, or goes on with it, and sums it up. When ctx ends
// it keeps what it has and returns ErrStopped.
func Solve(ctx context.Context, settings lab.SolveSettings) (*lab.Solution, error) {
	setup, err := solvedGameOf(settings)
	if err != nil {
		return nil, err
	}
	ix, err := NewIndex(setup)
	if err != nil {
		return nil, err
	}
	s := &Retrograde{
		Index: ix, Folder: settings.Folder, Threads: settings.Threads, SaveEvery: settings.SaveEvery,
		OnProgress: settings.OnProgress, OnPass: settings.OnPass,
	}
	if err := s.Solve(ctx); err != nil {
		return nil, err
	}
	return (&valueTable{Index: ix, Manifest: s.manifest, values: s.values}).Solution()
}

// solvedGameOf returns the game of the settings.
func solvedGameOf(settings lab.SolveSettings) (SolvedGame, error) {
	options, err := kishogi.Rules.CompleteOptions(settings.Options)
	if err != nil {
		return SolvedGame{}, err
	}
	if options["ki"] == "on" {
		return SolvedGame{}, errors.New("the game with Ki cubes has too many positions to be solved; want ki=off")
	}
	var s SolvedGame
	if w, h, ok := strings.Cut(options["field"], "x"); ok {
		s.Width, _ = strconv.Atoi(w)
		s.Height, _ = strconv.Atoi(h)
	}
	pieces := settings.Pieces
	if len(pieces) == 0 {
		pieces = []string{kishogi.HiCube.String(), kishogi.KakuCube.String()}
	}
	for _, name := range pieces {
		switch {
		case strings.EqualFold(name, kishogi.HiCube.String()):
			s.Hi = 2
		case strings.EqualFold(name, kishogi.KakuCube.String()):
			s.Kaku = 2
		default:
			return SolvedGame{}, fmt.Errorf("there are no cubes %q to play with; want Hi, Kaku, or both", name)
		}
	}
	return s, nil
}
