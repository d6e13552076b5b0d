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

// SecretName is the name of the key among the secrets that nodes share.
const SecretName = "guests"

// ReadKey returns the key in a folder. The error is fs.ErrNotExist if there is none.
func ReadKey(folder string) ([]byte, error) {
	path := filepath.Join(folder, keyFile)
	key, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the key of the guests: %w", err)
	}
	if len(key) != KeyLength {
		return nil, fmt.Errorf("%s is not a key: it has %d bytes, want %d", path, len(key), KeyLength)
	}
	return key, nil
}

// ReplaceKey stores a key in a folder, also if there is another one.
func ReplaceKey(folder string, key []byte) error {
	if len(key) != KeyLength {
		return fmt.Errorf("a key of the guests has %d bytes, not %d", KeyLength, len(key))
	}
	if err := writeKey(folder, key, os.Rename); err != nil {
		return fmt.Errorf("cannot store the key of the guests: %w", err)
	}
	return nil
}

// LoadKey returns the key with which cookies are signed. It is in a folder, in a file
// that only its owner may read; the first time it is made.
//
// Anyone with the file can impersonate every guest; without it all cookies are void.
func LoadKey(folder string) ([]byte, error) {
	key, err := ReadKey(folder)
	if !errors.Is(err, fs.ErrNotExist) {
		return key, err
	}
	key = make([]byte, KeyLength)
	rand.Read(key)
	// Link, unlike Rename, does not replace what another process has put there meanwhile.
	if err := writeKey(folder, key, os.Link); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("cannot store the key of the guests: %w", err)
	}
	return ReadKey(folder)
}

// writeKey writes a key to a new file and calls place with its name and that of the key.
func writeKey(folder string, key []byte, place func(from, to string) error) error {
	f, err := os.CreateTemp(folder, keyFile+".*") // which makes it 0600
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(f.Name()) }()
	_, err = f.Write(key)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	return place(f.Name(), filepath.Join(folder, keyFile))
}
