package coord

import (
	"strconv"
	"strings"
)

// CutInt reads an integer, 0 or -?[1-9][0-9]*, greedily from the beginning of
// text and returns what follows. It reports false when there is none, or one of
// more than nine digits.
func CutInt(text string) (n int, rest string, ok bool) {
	const most = 9 // digits; no more are looked at, however many there are
	end := 0
	if strings.HasPrefix(text, "-") {
		end = 1
	}
	first := end
	for end < len(text) && end <= first+most && text[end] >= '0' && text[end] <= '9' {
		end++
	}
	digits := text[first:end]
	if digits == "" || len(digits) > most || digits[0] == '0' && end > 1 {
		return 0, text, false
	}
	n, err := strconv.Atoi(text[:end])
	return n, text[end:], err == nil
}

// CutXY reads two integers with a comma between, "x,y", from the beginning of
// text and returns what follows.
func CutXY(text string) (x, y int, rest string, ok bool) {
	x, rest, ok = CutInt(text)
	if !ok || !strings.HasPrefix(rest, ",") {
		return 0, 0, text, false
	}
	y, rest, ok = CutInt(rest[1:])
	if !ok {
		return 0, 0, text, false
	}
	return x, y, rest, true
}

// AppendXY appends "x,y".
func AppendXY(dst []byte, x, y int) []byte {
	dst = strconv.AppendInt(dst, int64(x), 10)
	dst = append(dst, ',')
	return strconv.AppendInt(dst, int64(y), 10)
}
