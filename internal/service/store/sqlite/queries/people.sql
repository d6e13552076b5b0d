-- name: InsertInvitation :execrows
INSERT OR IGNORE INTO invitations (hash, match, seat, purpose, person, expires) VALUES (?, ?, ?, ?, ?, ?);

-- name: LimitInvitations :exec
DELETE FROM invitations
WHERE invitations.match = sqlc.arg(match_id) AND invitations.seat = sqlc.arg(seat) AND invitations.purpose = sqlc.arg(purpose)
    AND invitations.hash NOT IN (
        SELECT i.hash FROM invitations i
        WHERE i.match = sqlc.arg(match_id) AND i.seat = sqlc.arg(seat) AND i.purpose = sqlc.arg(purpose)
        ORDER BY i.expires DESC, i.hash DESC LIMIT sqlc.arg(most));

-- name: Invitation :one
SELECT * FROM invitations WHERE hash = ?;

-- name: Spend :execrows
DELETE FROM invitations WHERE hash = ?;

-- name: PutPerson :exec
INSERT INTO people (id, name, generation, created, seen, vacations, challenges) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, generation = excluded.generation, created = excluded.created, seen = excluded.seen,
    vacations = excluded.vacations, challenges = excluded.challenges;

-- name: Person :one
SELECT * FROM people WHERE id = ?;
