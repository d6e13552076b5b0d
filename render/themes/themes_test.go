package themes

import (
	"reflect"
	"testing"

	"github.com/teahouse-games/teahouse/render/scene"
)

func TestNamed(t *testing.T) {
	for _, want := range []Theme{Light, Dark} {
		if got, ok := ByName(want.Name); !ok || got != want {
			t.Errorf("%s is found as %s, %v", want.Name, got.Name, ok)
		}
	}
	if got, ok := ByName("pink"); ok {
		t.Errorf("pink is found as %s", got.Name)
	}
}

// No colour has been forgotten, and only lines and shadows let others through.
func TestThemesAreWhole(t *testing.T) {
	sheer := map[string]bool{"Grid": true, "GardenBorder": true, "ClothLine": true, "Shadow": true}
	for _, theme := range []Theme{Light, Dark} {
		v := reflect.ValueOf(theme)
		for i := range v.NumField() {
			c, ok := v.Field(i).Interface().(scene.Colour)
			if name := v.Type().Field(i).Name; ok && (c.A < 0xFF) != sheer[name] || ok && c.A == 0 {
				t.Errorf("%s: %s is %v", theme.Name, name, c)
			}
		}
	}
}

func TestDarkerFields(t *testing.T) {
	if want := scene.RGB(0xCDBD91); Dark.Straw != want {
		t.Errorf("dark straw is %v, want %v", Dark.Straw, want)
	}
}
