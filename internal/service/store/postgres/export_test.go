package postgres

import "context"

// RequiredStandbys returns how many standbys must confirm a commit.
var RequiredStandbys = requiredStandbys

// RenewConfirmations has the next read be confirmed by a new connection, as it is once an hour and after each failover.
func (s *Store) RenewConfirmations() { s.confirms.Reset() }

// seenStandbys are the standbys that MeasureReplication has seen.
var seenStandbys = map[string]bool{}

// MeasureReplication measures the replication now.
func (s *Store) MeasureReplication(ctx context.Context) { s.measureReplication(ctx, seenStandbys) }
