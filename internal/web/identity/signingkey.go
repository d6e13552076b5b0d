package identity

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// KeyLength is how many bytes a key has.
const KeyLength = 32

const keyFile = "guests.key"

// LoadKey returns the key with which cookies are signed. It is in a folder, in a file
// that only its owner may read; the first time it is made.
//
// Anyone with the file can impersonate every guest; without it all cookies are void.
func LoadKey(folder string) ([]byte, error) {
	path := filepath.Join(folder, keyFile)
	key, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		if err := makeKey(folder, path); err != nil {
			return nil, fmt.Errorf("cannot store the key of the guests: %w", err)
		}
		key, err = os.ReadFile(path)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read the key of the guests: %w", err)
	}
	if len(key) != KeyLength {
		return nil, fmt.Errorf("%s is not a key: it has %d bytes, want %d", path, len(key), KeyLength)
	}
	return key, nil
}

// makeKey creates a new key at path, completely or not at all. It keeps an existing
// one.
func makeKey(folder, path string) error {
	f, err := os.CreateTemp(folder, keyFile+".*") // which makes it 0600
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(f.Name()) }()
	key := make([]byte, KeyLength)
	rand.Read(key)
	_, err = f.Write(key)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	// Link, unlike Rename, does not replace what another process has put there meanwhile.
	if err := os.Link(f.Name(), path); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}
