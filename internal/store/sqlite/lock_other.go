//go:build !unix

package sqlite

// lock does nothing: this system has no locks that end with the program.
func lock(string) (free func() error, err error) {
	return func() error { return nil }, nil
}
