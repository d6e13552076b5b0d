-- What copies a whole database, in parts.

-- name: Contents :one
SELECT database_id, commits, commit_id, uptime, (SELECT count(*) FROM matches) AS matches, (SELECT count(*) FROM people) AS people,
    (SELECT count(*) FROM invitations) AS invitations, (SELECT count(*) FROM accounts) AS accounts,
    (SELECT count(*) FROM rated_results) AS results,
    CAST((SELECT count(*) FROM notices) + (SELECT count(*) FROM deliveries) + (SELECT count(*) FROM devices) + (SELECT count(*) FROM notice_settings WHERE settings <> '' OR digest > 0) AS INTEGER) AS notices,
    (SELECT count(*) FROM safety_people) AS safety, (SELECT count(*) FROM studies) AS studies
FROM service;

-- name: EventsBetween :many
SELECT match, seq, event FROM events WHERE match >= sqlc.arg(first) AND match <= sqlc.arg(last) ORDER BY match, seq;

-- name: LinesBetween :many
SELECT match, n, at, seat, name, text FROM lines WHERE match >= sqlc.arg(first) AND match <= sqlc.arg(last) ORDER BY match, n;

-- name: CommandsBetween :many
SELECT match, client, id, seq, line FROM commands WHERE match >= sqlc.arg(first) AND match <= sqlc.arg(last) ORDER BY match, client, id;

-- name: PersonRecordsAfter :many
SELECT * FROM people WHERE id > ? ORDER BY id LIMIT ?;

-- name: InvitationsAfter :many
SELECT * FROM invitations WHERE hash > ? ORDER BY hash LIMIT ?;

-- name: Copying :one
SELECT source, state, match, person, invitation, account, result, noticed, safety, study FROM copying;

-- name: BeginCopying :exec
INSERT INTO copying (one, source, state, match, person, invitation, account, result, safety) VALUES (1, ?, ?, 0, '', x'', '', '', '');

-- name: SetUptime :exec
UPDATE service SET uptime = ?;

-- name: AdvanceCopying :execrows
UPDATE copying SET match = sqlc.arg(match), person = sqlc.arg(person), invitation = sqlc.arg(invitation), account = sqlc.arg(account), noticed = sqlc.arg(noticed), safety = sqlc.arg(safety),
    result = sqlc.arg(result), study = sqlc.arg(study)
WHERE match = sqlc.arg(match_before) AND person = sqlc.arg(person_before) AND invitation = sqlc.arg(invitation_before)
    AND account = sqlc.arg(account_before) AND result = sqlc.arg(result_before) AND noticed = sqlc.arg(noticed_before)
    AND safety = sqlc.arg(safety_before) AND study = sqlc.arg(study_before);

-- name: FinishCopying :execrows
DELETE FROM copying;

-- name: CopyMatch :exec
INSERT INTO matches (number, id, epoch, lines, seq, game, options, clock, public, chairs, first_person, second_person, open,
    status, to_move, turns, winner, reason, created, changed, deadline, computer, due, checksum, rated)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: CopyInvitation :exec
INSERT INTO invitations (hash, match, seat, purpose, person, expires)
SELECT sqlc.arg(hash), m.id, sqlc.arg(seat), sqlc.arg(purpose), sqlc.arg(person), sqlc.arg(expires) FROM matches m WHERE m.id = sqlc.arg(match_id);
