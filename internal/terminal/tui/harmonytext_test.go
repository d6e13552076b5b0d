package tui

import "testing"

// The text for a tile has its Harmonies with their values, of a place under their lines between
// which tiles it lies, and of a place that may be picked the Harmonies that there would be.
func TestHarmonies(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "kutai-pai-sho-orthogonal", 0, 25))
	for place, message := range map[string]string{
		"0,7": "Day Willow  Harmony of 2 with Night Clover on 0,5 and of 2 with Day Wisteria on 2,7",
		"0,2": "0,2 (border of gardens), between Night Willow on 0,0 and Night Clover on 0,5 (Harmony of 3)",
		"2,4": "2,4 (red), between Day Wisteria on 2,7 and Day Chrysanthemum on 2,2 (Harmony of 1)",
	} {
		d.pointAt(place)
		d.requireMessage(message)
	}
	d.keys("5")
	d.pointAt("7,2")
	d.requireMessage("There: Harmony of 3 with Day Chrysanthemum on 7,-1 and of 3 with Day Chrysanthemum on 2,2")
	d.golden("kutai-pai-sho-joined-80x24")
	d.pointAt("2,4")
	d.requireMessage("There: Harmony of 3 with Day Chrysanthemum on 2,2 and of 1 with Day Wisteria on 2,7")
	d.requireScreen(" (+) (1) (.) ", "](:) (│) (.) ", " (:) >:< (+) ", " (:) (3) (:) ")

	d = newDriver(t, 80, 24, "", begun(t, "skud-pai-sho-german", 0, 29))
	d.clickPlace("-4,6")
	d.pointAt("-7,5")
	d.requireMessage("Enter: to -7,5  There: Harmony with Host's Rose on -7,1")
	d.clickPlace("-7,5")
	d.pointAt("-7,3")
	d.requireMessage("-7,3 (neutral), between Host's Rose on -7,1 and Host's Chrysanthemum on -7,5")
}

// pointAt points at a place of the board.
func (d *driver) pointAt(place string) {
	d.Helper()
	s := d.m.screen()
	at, ok := placeNamed(s.match.Table.Surface(), place)
	if !ok {
		d.Fatalf("there is no %s", place)
	}
	s.inList, s.cursor, s.hasPointed = false, at, true
}
