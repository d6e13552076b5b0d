package look_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/render/look"
)

func ExampleNamed() {
	theme, ok := look.Named("dark")
	fmt.Println(theme.Name, ok)
	// Output: dark true
}
