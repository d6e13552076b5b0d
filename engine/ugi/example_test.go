package ugi_test

import (
	"context"
	"os"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/ugi"
	"github.com/teahouse-games/teahouse/games"
)

// A server answers the commands of another program.
func ExampleServer() {
	s := ugi.Server{
		Name: "Example", Games: games.All(),
		Engine: func(string, engine.Options) (engine.Engine, error) { return nil, nil }, // engines.New in a real program
	}
	commands := "isready\nquit\n"
	if err := s.Serve(context.Background(), strings.NewReader(commands), os.Stdout); err != nil {
		panic(err)
	}
	// Output: readyok
}
