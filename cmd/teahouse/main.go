package main

import (
	"os"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/terminal/cli"
)

func main() {
	program := cli.Program{Games: games.All()}
	os.Exit(program.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
