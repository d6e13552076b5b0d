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

// valueParsers are the parsers of numbers, durations, file names and DSNs in flags, whose errors
// give the right form.
var valueParsers = []kong.Option{
	kong.NamedMapper("file", parseText("file", "a name")),
	kong.NamedMapper("dsn", parseText("dsn", "a DSN, e.g. postgres://teahouse@db1/teahouse")),
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

// parseText returns a parser of texts, e.g. of names of files and folders. An empty text, as of an
// unset variable in a script, is an error.
func parseText(kind, want string) kong.MapperFunc {
	return func(ctx *kong.DecodeContext, target reflect.Value) error {
		var text string
		if err := ctx.Scan.PopValueInto(kind, &text); err != nil {
			return err
		}
		if text == "" {
			return errors.New("want " + want + ", and it is empty")
		}
		target.SetString(text)
		return nil
	}
}
