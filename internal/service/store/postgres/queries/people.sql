-- name: InsertInvitation :execrows
INSERT INTO invitations (hash, match, seat, purpose, person, expires) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (hash) DO NOTHING;

-- name: LimitInvitations :exec
DELETE FROM invitations
WHERE invitations.match = sqlc.arg(match_id) AND invitations.seat = sqlc.arg(seat) AND invitations.purpose = sqlc.arg(purpose)
    AND invitations.hash NOT IN (
        SELECT i.hash FROM invitations i
        WHERE i.match = sqlc.arg(match_id) AND i.seat = sqlc.arg(seat) AND i.purpose = sqlc.arg(purpose)
        ORDER BY i.expires DESC, i.hash DESC LIMIT sqlc.arg(most));

-- name: InvitationByHash :one
SELECT * FROM invitations WHERE hash = $1;

-- name: UseInvitation :execrows
DELETE FROM invitations WHERE hash = $1;

-- name: PutPerson :exec
INSERT INTO people (id, name, generation, created, seen, vacations, challenges) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, generation = excluded.generation, created = excluded.created, seen = excluded.seen,
    vacations = excluded.vacations, challenges = excluded.challenges;

-- name: LockPerson :one
SELECT * FROM people WHERE id = $1 FOR UPDATE;

-- name: PersonByID :one
SELECT * FROM people WHERE id = $1;

-- name: NamesOfPeople :many
SELECT id, name FROM people WHERE id = ANY(sqlc.arg(ids)::text[]);
