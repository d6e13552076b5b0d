//go:build !js

package fluent

import (
	"strconv"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// pluralRule returns the function that tells the CLDR plural category of a number from 0 in a
// language. The error is that of a tag that is none.
func pluralRule(tag string) (func(n int) string, error) {
	parsed, err := language.Parse(tag)
	if err != nil {
		return nil, err
	}
	return func(n int) string {
		digits := []byte(strconv.Itoa(n))
		for i := range digits {
			digits[i] -= '0'
		}
		switch plural.Cardinal.MatchDigits(parsed, digits, len(digits), 0) {
		case plural.Zero:
			return "zero"
		case plural.One:
			return "one"
		case plural.Two:
			return "two"
		case plural.Few:
			return "few"
		case plural.Many:
			return "many"
		}
		return "other"
	}, nil
}
