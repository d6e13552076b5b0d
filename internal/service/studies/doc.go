// Package studies orders the operations of studies and stores them.
//
//	s := studies.New(studies.Config{Store: store, Bus: bus, Games: games.All()})
//	created, err := s.Create(ctx, ann, studies.NewStudy{Title: "Openings", Visibility: store.PrivateStudy})
//	answers, err := s.Change(ctx, ann, created.ID, "tab-1", []studies.NumberedOperation{{Number: 1, Operation: op}})
//
// The order in which the store accepts operations is the truth. No process owns a study: a change is computed
// from what is stored, and stored if nothing else was meanwhile. Otherwise it is computed again. So
// all nodes of a cluster can change a study. An operation has a number that its client gave it; sent again it gets its first answer.
//
// # Caveats
//
// Those that follow a study read its operations from the store; the bus only says that there are some.
package studies
