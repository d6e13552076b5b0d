package record

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// ReadFile reads the text form from a file.
func ReadFile(path string) (*Record, error) {
	text, err := ReadText(path)
	if err != nil {
		return nil, err
	}
	r, err := Read(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// ReadText returns the contents of a file that may be a record in any form.
func ReadText(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fileError("read", path, err)
	}
	defer f.Close() //nolint:errcheck // nothing was written
	text, err := io.ReadAll(io.LimitReader(f, MaxBytes+1))
	if err != nil {
		return nil, fileError("read", path, err)
	}
	if len(text) > MaxBytes {
		return nil, fmt.Errorf("cannot read %s: it has more than %d bytes, too many for a record", path, MaxBytes)
	}
	return text, nil
}

// WriteFile replaces the file at path by the record, completely or not at all. It does
// not replace a file that is not a record.
func WriteFile(path string, r *Record) error {
	text, err := Write(r)
	if err != nil {
		return err
	}
	if err := checkReplaceable(path); err != nil {
		return fileError("save", path, err)
	}
	return WriteText(path, text)
}

// WriteText replaces the file at path by text, completely or not at all. It replaces
// only regular files. An existing file keeps its permissions, and a link to it stays a
// link.
func WriteText(path string, text []byte) error {
	target, mode := path, fs.FileMode(0o644)
	if info, err := checkWritable(path); err != nil {
		return fileError("save", path, err)
	} else if info != nil {
		if target, err = filepath.EvalSymlinks(path); err != nil {
			return fileError("save", path, err)
		}
		mode = info.Mode().Perm()
	}
	f, err := os.CreateTemp(filepath.Dir(target), ".teahouse-*")
	if err != nil {
		return fileError("save", path, err)
	}
	_, err = f.Write(text)
	err = errors.Join(err, f.Chmod(mode), f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), target)
	}
	if err != nil {
		return errors.Join(fileError("save", path, err), os.Remove(f.Name()))
	}
	return nil
}

// checkWritable returns information about the file at path, nil if there is none, or the
// reason why the path cannot be written.
func checkWritable(path string) (fs.FileInfo, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, errors.New("it is a directory: name a file")
	case !info.Mode().IsRegular():
		return nil, errors.New("it is not a file")
	case info.Mode().Perm()&0o200 == 0:
		return nil, errors.New("it is protected from being written")
	}
	return info, nil
}

// checkReplaceable returns the reason why the file at path must not be replaced.
func checkReplaceable(path string) error {
	info, err := checkWritable(path)
	if err != nil || info == nil || info.Size() == 0 {
		return err
	}
	if old, err := ReadFile(path); err != nil || old.Game == "" {
		return errors.New("the file there is not a record of a game: choose another name")
	}
	return nil
}

func fileError(do, path string, err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		err = p.Err
	}
	return fmt.Errorf("cannot %s %s: %w", do, path, err)
}
