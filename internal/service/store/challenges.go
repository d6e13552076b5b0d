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
