package cli

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
)

// marks are how files of each format begin.
var marks = map[format]string{formatSVG: "<svg ", formatPNG: "\x89PNG\r\n\x1a\n", formatGIF: "GIF89a"}

// mayReplacePicture says why the file at path should stay as it is.
func mayReplacePicture(path string, f format) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case info.IsDir():
		return errors.New("it is a directory: name a file")
	case !info.Mode().IsRegular():
		return errors.New("it is not a file")
	case info.Size() == 0:
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close() //nolint:errcheck // nothing was written
	mark := make([]byte, len(marks[f]))
	if _, err := io.ReadFull(file, mark); err != nil || !bytes.Equal(mark, []byte(marks[f])) {
		return errors.New("the file there is not a picture of this format: choose another name")
	}
	return nil
}
