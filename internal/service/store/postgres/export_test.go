package postgres

import "context"

// RequiredStandbys returns how many standbys must confirm a commit.
var RequiredStandbys = requiredStandbys

// seenStandbys are the standbys that MeasureReplication has seen.
var seenStandbys = map[string]bool{}

// MeasureReplication measures the replication now.
func (s *Store) MeasureReplication(ctx context.Context) { s.measureReplication(ctx, seenStandbys) }
