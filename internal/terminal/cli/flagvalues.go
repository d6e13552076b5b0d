package cli

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"time"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/game/wording"
)

// valueParsers returns the parsers of numbers, durations and file names in flags, whose errors
// give the right form.
var valueParsers = []kong.Option{
	kong.NamedMapper("file", kong.MapperFunc(parseFile)),
	kong.KindMapper(reflect.Int, parseNumber("a whole number", strconv.Atoi)),
	kong.KindMapper(reflect.Uint64, parseNumber("a whole number, 0 or more", func(text string) (uint64, error) { return strconv.ParseUint(text, 10, 64) })),
	kong.KindMapper(reflect.Float64, parseNumber("a number", func(text string) (float64, error) { return strconv.ParseFloat(text, 64) })),
	kong.TypeMapper(reflect.TypeFor[time.Duration](), parseNumber("a time with its unit, e.g. 30s, 5m or 1h", time.ParseDuration)),
}

// parseNumber returns a parser of one kind of number.
func parseNumber[N any](want string, read func(string) (N, error)) kong.MapperFunc {
	return func(ctx *kong.DecodeContext, target reflect.Value) error {
		var text string
		if err := ctx.Scan.PopValueInto("number", &text); err != nil {
			return err
		}
		n, err := read(text)
		switch {
		case errors.Is(err, strconv.ErrRange):
			return fmt.Errorf("%s is too large a number", wording.QuoteShort(text))
		case err != nil:
			return fmt.Errorf("want %s, not %s", want, wording.QuoteShort(text))
		}
		target.Set(reflect.ValueOf(n))
		return nil
	}
}

// parseFile reads the name of a file or a folder. An empty name, as of an unset variable in a
// script, is an error.
func parseFile(ctx *kong.DecodeContext, target reflect.Value) error {
	var name string
	if err := ctx.Scan.PopValueInto("file", &name); err != nil {
		return err
	}
	if name == "" {
		return errors.New("want a name, and it is empty")
	}
	target.SetString(name)
	return nil
}
