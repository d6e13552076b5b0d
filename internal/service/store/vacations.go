package store

import (
	"encoding/json"
	"fmt"
	"time"
)

// VacationRecord is a time for which the clocks of a person stand still in matches with days for each turn.
type VacationRecord struct {
	From, Until time.Duration // uptimes
	Began       time.Time     // for the year that it belongs to
}

// MaxVacations is how many vacations of a person are stored: each takes a day at least of the days of a year or two.
const MaxVacations = 100

// vacationJSON is a vacation as it is stored: whole milliseconds.
type vacationJSON struct {
	From  int64 `json:"from"`
	Until int64 `json:"until"`
	Began int64 `json:"began"`
}

// checkVacations reports with ErrInvalid vacations that do not follow each other.
func (p *PersonRecord) checkVacations() error {
	if len(p.Vacations) > MaxVacations {
		return fmt.Errorf("%w: a person has at most %d vacations", ErrInvalid, MaxVacations)
	}
	last := time.Duration(0)
	for _, v := range p.Vacations {
		if v.From <= 0 || v.From < last || v.Until <= v.From {
			return fmt.Errorf("%w: vacations begin and end, and follow each other", ErrInvalid)
		}
		last = v.Until
	}
	return nil
}

// WriteVacations returns vacations as they are stored; an empty text for none.
func WriteVacations(vacations []VacationRecord) string {
	if len(vacations) == 0 {
		return ""
	}
	var list []vacationJSON
	for _, v := range vacations {
		list = append(list, vacationJSON{v.From.Milliseconds(), v.Until.Milliseconds(), v.Began.UnixMilli()})
	}
	text, err := json.Marshal(list)
	if err != nil {
		panic(err) // it has numbers
	}
	return string(text)
}

// ReadVacations reads what WriteVacations has written.
func ReadVacations(text string) (vacations []VacationRecord, err error) {
	if text == "" {
		return nil, nil
	}
	var list []vacationJSON
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		return nil, fmt.Errorf("%w: the vacations of a person: %w", ErrDamaged, err)
	}
	for _, v := range list {
		vacations = append(vacations, VacationRecord{
			time.Duration(v.From) * time.Millisecond, time.Duration(v.Until) * time.Millisecond, time.UnixMilli(v.Began).UTC(),
		})
	}
	return vacations, nil
}
