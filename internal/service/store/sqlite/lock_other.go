//go:build !unix

package sqlite

// locks reports whether lock excludes other processes.
const locks = false

// lock does nothing: this system has no locks that end with the program.
func lock(string) (free func() error, err error) {
	return func() error { return nil }, nil
}
