package savegame

import "os"

// Exists reports whether there is something at a path, so that saving a game there would replace it.
func Exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
