package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
)

// contendersHelp lists the forms of contenders.
func contendersHelp() string {
	var text strings.Builder
	for _, form := range arena.Forms {
		fmt.Fprintf(&text, "    %-16s %s\n", form[0], form[1])
	}
	return text.String() + `
Behind level, nodes, time and depth may follow, behind commas: threads=N up to 64, memory=N in MiB up to 4096, and at the end ugi=COMMAND, which has another program think so long. The command is split at spaces, and quotes within it do not keep words together: name what needs them in a script, and play that.`
}

// suggestContender is the error of a match, with the contender that was probably meant by one that
// there is not.
func suggestContender(err error) error {
	unknown := (*arena.UnknownContenderError)(nil)
	if !errors.As(err, &unknown) {
		return err
	}
	word := unknown.Text
	if end := strings.IndexAny(word, ":,"); end >= 0 {
		word = word[:end]
	}
	near, ok := catalog.Closest(word, unknown.Kinds)
	if word == "" || !ok {
		return err
	}
	return fmt.Errorf("contender %s: did you mean %s? (%w)", game.QuoteShort(unknown.Text), near+unknown.Text[len(word):], unknown)
}
