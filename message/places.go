package message

import "slices"

// Places returns the places that a message names, each once, in the order of its arguments.
func (m Message) Places() []string {
	var places []string
	add := func(place Place) {
		if place != "" && !slices.Contains(places, string(place)) {
			places = append(places, string(place))
		}
	}
	var look func(v Value)
	look = func(v Value) {
		switch v := v.(type) {
		case Place:
			add(v)
		case Places:
			for _, place := range v {
				add(place)
			}
		case Piece:
			add(v.Place)
		case List:
			for _, one := range v {
				look(one)
			}
		case Message:
			for i := range v.Args {
				look(v.Args[i].Value)
			}
		}
	}
	look(m)
	return places
}
