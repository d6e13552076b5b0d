package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/internal/web/picture"
	"github.com/teahouse-games/teahouse/record"
)

type drawCommand struct {
	Game string `arg:"" optional:"" help:"The game, e.g. ki-shogi; not needed with -p @FILE if the file names it."`
	positionFlags
	Turn *int   `placeholder:"N" help:"Draw the position after this many turns of those given."`
	Pick string `placeholder:"IDS" help:"Show where a turn may go after these picks, e.g. \"0,-8\"."`
	Why  string `placeholder:"TURN" help:"Show the places that say why this turn is not legal, or what it does."`
	Mark string `placeholder:"PLACES" help:"Ring these places, e.g. \"0,-8 3,4\"."`

	Theme       string `default:"light" placeholder:"NAME" help:"The colours: light or dark."`
	Tiles       string `default:"pictures" placeholder:"SET" help:"How tiles are drawn: pictures or letters."`
	Romaji      bool   `help:"Write the names of faces below their kanji."`
	Size        int    `default:"640" placeholder:"PIXELS" help:"How wide the picture is, from 64 to 4096."`
	Coordinates bool   `help:"Name columns and rows."`
	Hands       bool   `help:"Show what the players hold."`
	Caption     bool   `help:"Say below the board who is to move or how it ended."`

	Output string `required:"" aliases:"to" placeholder:"FILE" help:"Where to write it: a name ending in .svg, .png or .gif, or - for the standard output."`
	Format string `placeholder:"NAME" help:"svg, png or gif; needed with --output - only."`
}

// Help returns examples.
func (*drawCommand) Help() string {
	return `Examples:

    teahouse draw -p @mygame.txt --output mygame.svg
    teahouse draw -p @mygame.txt --output mygame.gif --size 480
    teahouse draw ki-shogi -p "Gyoku*0,0 Gyoku*1,2" --pick "Hi Cho" --coordinates --output drop.png
    teahouse draw ki-shogi -p "Gyoku*0,0 Gyoku*1,2 Cho*1,0" --why 1,2-2,1 --output why.svg
    teahouse draw quaterno --theme dark --output - --format svg

A file that exists is replaced if it is a picture of the same format.`
}

// Limits of a picture. A command blocks no other user, so they are higher than those of the
// service.
const (
	minSize   = picture.MinWidth
	maxSize   = 2 * picture.MaxWidth
	maxPixels = 1 << 25 // of a picture
	// Limits of a GIF, whose frames are in memory until all are drawn.
	maxAnimationSize   = 1024
	maxFrames          = 2000
	maxAnimationPixels = 1 << 27 // of all frames
)

// Run draws a picture.
func (c *drawCommand) Run(s *invocation) error {
	f, err := c.format()
	if err != nil {
		return err
	}
	style, err := c.style()
	if err != nil {
		return err
	}
	if c.Output != "-" {
		if err := mayReplacePicture(c.Output, f); err != nil {
			return fmt.Errorf("cannot save %s: %w", c.Output, err)
		}
	}
	b, err := c.begin(s, c.Game)
	if err != nil {
		return err
	}
	if err := c.goTo(b); err != nil {
		return err
	}
	var drawn []byte
	if f == picture.GIF {
		drawn, err = c.animation(b, style)
	} else {
		drawn, err = c.still(b, style, f)
	}
	if err != nil {
		return err
	}
	if c.Output == "-" {
		s.out.printf("%s", drawn)
		return nil
	}
	return record.WriteText(c.Output, drawn)
}

// format returns the format of the output file.
func (c *drawCommand) format() (picture.Format, error) {
	for _, f := range [...]picture.Format{picture.SVG, picture.PNG, picture.GIF} {
		ending := strings.EqualFold(filepath.Ext(c.Output), "."+string(f))
		switch {
		case c.Format == string(f) && (c.Output == "-" || ending):
			return f, nil
		case c.Format == "" && ending:
			return f, nil
		}
	}
	switch {
	case c.Output == "-" && c.Format == "":
		return "", callErrorf("--output - needs --format: svg, png or gif")
	case c.Output == "-":
		return "", callErrorf("--format %s: the formats are svg, png and gif", c.Format)
	case c.Format != "":
		return "", callErrorf("--format %s does not go with --output %s: leave it out, or let the name end in .svg, .png or .gif", c.Format, c.Output)
	}
	return "", callErrorf("--output %s: the name must end in .svg, .png or .gif", c.Output)
}

// goTo takes back the turns after the one to draw.
func (c *drawCommand) goTo(b *gameInProgress) error {
	if c.Turn == nil {
		return nil
	}
	last := *c.Turn
	if n := len(b.record.Turns); last < 0 || last > n {
		return badTurnNumber(strconv.Itoa(last), n)
	}
	for len(b.record.Turns) > last {
		b.undo()
	}
	return nil
}

var errStill = errors.New("a GIF shows all turns of a game: --pick, --why and --mark need a picture that does not move, .svg or .png")

// marks are the first bytes of the files of each format.
var marks = map[picture.Format]string{picture.SVG: "<svg ", picture.PNG: "\x89PNG\r\n\x1a\n", picture.GIF: "GIF89a"}

// mayReplacePicture returns an error if the file at path is not a picture of this format and
// must stay as it is.
func mayReplacePicture(path string, f picture.Format) error {
	return mayReplace(path, "a picture of this format", func() bool {
		file, err := os.Open(path)
		if err != nil {
			return false
		}
		defer file.Close() //nolint:errcheck // nothing was written
		mark := make([]byte, len(marks[f]))
		_, err = io.ReadFull(file, mark)
		return err == nil && bytes.Equal(mark, []byte(marks[f]))
	})
}

// mayReplace returns an error if the file at path has other content and must stay as it is.
// Writing reports other obstacles, e.g. a directory.
func mayReplace(path, what string, has func() bool) error {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() == 0 || has() {
		return nil //nolint:nilerr // writing reports the error
	}
	return errors.New("the file there is not " + what + ": choose another name")
}
