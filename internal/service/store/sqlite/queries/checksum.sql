-- What gives the matches of an older database their checksums.

-- name: HasChecksums :one
SELECT has_checksums FROM service;

-- name: WithoutChecksum :many
SELECT number, id, seq FROM matches WHERE number > ? AND checksum = x'' ORDER BY number LIMIT ?;

-- name: SetChecksum :exec
UPDATE matches SET checksum = ? WHERE number = ?;

-- name: SetHasChecksums :exec
UPDATE service SET has_checksums = 1;

-- name: RemoveMatch :exec
DELETE FROM matches WHERE number = ?;

-- name: RemoveEvents :exec
DELETE FROM events WHERE match = ?;

-- name: RemoveLines :exec
DELETE FROM lines WHERE match = ?;

-- name: RemoveCommands :exec
DELETE FROM commands WHERE match = ?;

-- name: RemoveInvitations :exec
DELETE FROM invitations WHERE match = ?;
