// Package registration registers Kutai Pai Sho: its engine, pictures, translations, sample game and problems.
//
//	var registered = []*definition.Definition{&registration.Definition}
//
// # Caveats
//
// The definition is shared and must not be changed.
package registration
