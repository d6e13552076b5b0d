package page

import "testing"

// The small picture of a match is painted again after a takeback and another turn, though there are as many turns as before.
func TestThumbnailAfterTakeback(t *testing.T) {
	cache, painted := newThumbnailCache(), 0
	picture := func(turns ...string) string {
		return string(cache.getOrPaint("m1-light.svg", turns, func() []byte {
			painted++
			return []byte(turns[len(turns)-1])
		}))
	}
	for _, last := range []string{"Hi*1,1", "Hi*1,1", "Kaku*1,0"} {
		if got := picture("Gyoku*0,0", last); got != last {
			t.Errorf("the picture shows %s, want %s", got, last)
		}
	}
	if painted != 2 {
		t.Errorf("%d pictures were painted, want 2", painted)
	}
}
