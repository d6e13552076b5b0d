package look_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/render/look"
)

func ExampleByName() {
	theme, ok := look.ByName("dark")
	fmt.Println(theme.Name, ok)
	// Output: dark true
}
