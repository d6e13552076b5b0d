package main

import (
	"os"

	// Certificates of authorities for a machine that has none, as the container image: without them mail, push, webhooks and
	// logins at other sites would fail.
	_ "golang.org/x/crypto/x509roots/fallback"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/terminal/cli"
)

func main() {
	program := cli.Program{Games: games.All()}
	os.Exit(program.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
