package symmetry

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// Image is how a position and its turns are seen by one symmetry.
type Image struct {
	keys *Keys
	view view
}

// Image returns how positions are seen by a symmetry.
func (k *Keys) Image(s *game.Symmetry) Image { return Image{k, viewOf(s)} }

// Shifted returns the image moved along by some columns and rows.
func (i Image) Shifted(columns, rows int) Image {
	i.view.shift.x += 2 * columns
	i.view.shift.y += 2 * rows
	return i
}

// PositionText returns a position text as it is seen. Its pieces are in another order than that of the game. The
// error names what cannot be seen.
func (i Image) PositionText(text string) (string, error) {
	var seen []string
	for field := range strings.SplitSeq(text, " ") {
		name, value, _ := strings.Cut(field, "=")
		f := i.keys.fields[name]
		if f == nil {
			f = newField(name, game.FieldText, "")
		}
		if i.view.seats {
			name = f.swapped
		}
		value, err := i.value(f, value)
		if err != nil {
			return "", fmt.Errorf("%s: %w", field, err)
		}
		seen = append(seen, name+"="+value)
	}
	return strings.Join(seen, " "), nil
}

// value returns the value of a field as it is seen.
func (i Image) value(f *fieldForm, value string) (string, error) {
	separator := ";"
	switch f.kind {
	case game.FieldSeat:
		if i.view.seats {
			value = exchangeSeats(value)
		}
		return value, nil
	case game.FieldText:
		return i.Turn(value)
	case game.FieldHand:
		separator = f.separator
	case game.FieldBoard, game.FieldClaims:
	default:
		return value, nil
	}
	if value == "-" {
		return value, nil
	}
	parts := strings.Split(value, separator)
	for n, part := range parts {
		switch {
		case f.kind == game.FieldClaims && i.view.seats:
			parts[n] = exchangeSeats(part)
		case f.kind == game.FieldHand:
			parts[n] = i.view.piece(part)
		case f.kind == game.FieldBoard:
			piece, place, _ := strings.Cut(part, "@")
			at, err := i.Turn(place)
			if err != nil {
				return "", err
			}
			parts[n] = i.view.piece(piece) + "@" + at
		}
	}
	return strings.Join(parts, separator), nil
}

// Turn returns the text of a turn as it is seen. The error names a turn with a place that is seen where there is none.
func (i Image) Turn(text string) (string, error) {
	seen, ok := i.keys.appendTurn(nil, &i.view, text)
	if !ok {
		return "", fmt.Errorf("%s has a place where the board has none", text)
	}
	return string(seen), nil
}
