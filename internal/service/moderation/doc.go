// Package moderation is what moderators and operators do to people and games: mute, annul, settle reports, disable accounts. Everything is
// written down in the audit of the account that it is done to, and in that of the account that has done it.
//
//	m := moderation.New(kept, time.Now)
//	ann := moderation.Actor{Person: "p1", Address: "192.0.2.1/32", Device: "Firefox"}
//	err := m.Require(ctx, ann.Person, moderation.Moderator) // has she the role?
//	err = m.Mute(ctx, ann, "p2", 24*time.Hour, "Rude.")
//
// See docs/adr/0030-safety-and-roles.md.
//
// # Caveats
//
// Only Require checks roles: who calls anything else has asked it before, or is the command of an operator. A guest has no audit; what is
// done to a guest is in the audit of the one who has done it.
package moderation
