package fluent

import (
	"fmt"
	"syscall/js"
)

// pluralRule returns the function that tells the CLDR plural category of a number from 0 in a
// language: that of JavaScript, so that programs for browsers need no tables. The error is that
// of a tag that is none.
func pluralRule(tag string) (rule func(n int) string, err error) {
	if tag == "en" { // of the catalogues in the program
		return func(n int) string {
			if n == 1 {
				return "one"
			}
			return "other"
		}, nil
	}
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%s is no language: %v", tag, fault)
		}
	}()
	rules := js.Global().Get("Intl").Get("PluralRules").New(tag)
	return func(n int) string { return rules.Call("select", n).String() }, nil
}
