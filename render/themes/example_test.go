package themes_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/render/themes"
)

func ExampleByName() {
	theme, ok := themes.ByName("dark")
	fmt.Println(theme.Name, ok)
	// Output: dark true
}
