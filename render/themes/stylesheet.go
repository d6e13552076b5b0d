package themes

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"

	"github.com/teahouse-games/teahouse/render/scene"
)

// Page is the theme for pictures that are part of a page: its colours are those of Light, and
// in SVG the variables of [Stylesheet], so that one picture serves day and night.
var Page = func() Theme {
	t := Light
	for _, c := range t.colours() {
		c.colour.CSS = "var(--" + c.role + "," + c.colour.Hex() + ")"
	}
	return t
}()

// roleColour is a colour of a theme with the name of its role, e.g. "first-link".
type roleColour struct {
	role   string
	colour *scene.Colour
}

func (t *Theme) colours() (list []roleColour) {
	v := reflect.ValueOf(t).Elem()
	for i := range v.NumField() {
		if c, ok := v.Field(i).Addr().Interface().(*scene.Colour); ok {
			list = append(list, roleColour{kebab(v.Type().Field(i).Name), c})
		}
	}
	return list
}

// kebab returns a name of Go as a name of CSS: FirstLink becomes first-link.
func kebab(name string) string {
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// Stylesheet returns CSS that defines a variable for each role, by day and by night. The night
// follows the system, or the attribute data-theme (light, dark) of the html element. Variables are
// opaque; shapes have the opacity of their colour separately.
func Stylesheet() string {
	day, night := Light, Dark
	var all, changed strings.Builder
	dark := night.colours()
	for i, c := range day.colours() {
		fmt.Fprintf(&all, "  --%s: %s;\n", c.role, c.colour.Hex())
		if *dark[i].colour != *c.colour {
			fmt.Fprintf(&changed, "  --%s: %s;\n", c.role, dark[i].colour.Hex())
		}
	}
	return ":root {\n" + all.String() + "}\n" +
		"@media (prefers-color-scheme: dark) {\n:root:not([data-theme=light]) {\n" + changed.String() + "}\n}\n" +
		":root[data-theme=dark] {\n" + changed.String() + "}\n"
}
