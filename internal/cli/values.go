package cli

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"time"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/game"
)

// values read the numbers, times and names of files in a call, and say what would be right
// in our words.
var values = []kong.Option{
	kong.NamedMapper("file", kong.MapperFunc(file)),
	kong.KindMapper(reflect.Int, number("a whole number", strconv.Atoi)),
	kong.KindMapper(reflect.Uint64, number("a whole number, 0 or more", func(text string) (uint64, error) { return strconv.ParseUint(text, 10, 64) })),
	kong.KindMapper(reflect.Float64, number("a number", func(text string) (float64, error) { return strconv.ParseFloat(text, 64) })),
	kong.TypeMapper(reflect.TypeFor[time.Duration](), number("a time with its unit, e.g. 30s, 5m or 1h", time.ParseDuration)),
}

// number reads one kind of number.
func number[N any](want string, read func(string) (N, error)) kong.MapperFunc {
	return func(ctx *kong.DecodeContext, target reflect.Value) error {
		var text string
		if err := ctx.Scan.PopValueInto("number", &text); err != nil {
			return err
		}
		n, err := read(text)
		switch {
		case errors.Is(err, strconv.ErrRange):
			return fmt.Errorf("%s is too large a number", game.Quote(text))
		case err != nil:
			return fmt.Errorf("want %s, not %s", want, game.Quote(text))
		}
		target.Set(reflect.ValueOf(n))
		return nil
	}
}

// file reads the name of a file or a folder. One that a script has left empty is no name.
func file(ctx *kong.DecodeContext, target reflect.Value) error {
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
