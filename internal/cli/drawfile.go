package cli

import (
	"bytes"
	"errors"
	"io"
	"os"

	"github.com/teahouse-games/teahouse/internal/picture"
)

// marks are how files of each format begin.
var marks = map[picture.Format]string{picture.SVG: "<svg ", picture.PNG: "\x89PNG\r\n\x1a\n", picture.GIF: "GIF89a"}

// mayReplacePicture says why the file at path should stay as it is: it is no picture
// of this format.
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

// mayReplace says why the file at path should stay as it is: it has something else in
// it. What else stands in the way, e.g. a directory, who writes says.
func mayReplace(path, what string, has func() bool) error {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() == 0 || has() {
		return nil //nolint:nilerr // who writes says what is wrong
	}
	return errors.New("the file there is not " + what + ": choose another name")
}
