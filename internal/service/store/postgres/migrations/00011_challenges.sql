-- Who may challenge people. Challenges themselves are matches with a reserved seat.
--
-- Programs that do not know this form cannot read such a match, nor one with limits of ratings. Before the first one begins,
-- service.needs keeps them from starting, see AllowChallenges.

-- +goose Up
ALTER TABLE people ADD COLUMN challenges TEXT COLLATE "C" NOT NULL DEFAULT ''; -- empty: everybody
