package store

import (
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// ChallengePolicy says from whom a person takes challenges.
type ChallengePolicy string

// The policies. The zero value is what people have who have chosen nothing.
const (
	ChallengedByAll      ChallengePolicy = ""
	ChallengedByFollowed ChallengePolicy = "followed" // those whom the person follows
	ChallengedByNobody   ChallengePolicy = "nobody"
)

// ChallengeFilter says which challenges a list of the matches of a person has. It does not ask whether they still stand.
type ChallengeFilter string

// The choices.
const (
	WithoutReceived ChallengeFilter = ""         // all matches in which the person has taken a seat
	WithReceived    ChallengeFilter = "any"      // also those with a seat that is reserved for the person
	OnlyReceived    ChallengeFilter = "received" // only those with a seat that is reserved for the person
	OnlyMade        ChallengeFilter = "made"     // only those in which the person has taken a seat and the other one is reserved
)

// matches reports whether a match of a person is selected.
func (f ChallengeFilter) matches(s *Summary, person string) bool {
	taken, received, challenge := false, false, false
	for i := range s.Seats {
		reserved, own := s.Seats[i].Holder == match.HolderReserved, s.Seats[i].Person == person
		taken, received, challenge = taken || own && !reserved, received || own && reserved, challenge || reserved
	}
	switch f {
	case WithoutReceived:
		return taken
	case WithReceived:
		return true
	case OnlyReceived:
		return received
	case OnlyMade:
		return taken && challenge
	}
	return false
}

// Limits of challenges that stand.
const (
	MaxChallengesMade     = 10 // by a person
	MaxChallengesReceived = 50 // by a person
)

// Check reports with ErrInvalid a policy that does not exist.
func (p ChallengePolicy) Check() error {
	switch p {
	case ChallengedByAll, ChallengedByFollowed, ChallengedByNobody:
		return nil
	}
	return fmt.Errorf("%w: people are challenged by all, by those whom they follow, or by nobody", ErrInvalid)
}

// IsChallenge reports whether the match is a challenge that stands.
func (s *Summary) IsChallenge() bool {
	return s.Status == StatusWaiting && (s.Seats[0].Holder == match.HolderReserved || s.Seats[1].Holder == match.HolderReserved)
}

// IsChallengeFor reports whether the match is a challenge that stands, to a person.
func (s *Summary) IsChallengeFor(person string) bool {
	return s.Status == StatusWaiting && (s.Seats[0].ReservedFor(person) || s.Seats[1].ReservedFor(person))
}
