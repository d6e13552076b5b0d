-- What copies a whole database, in parts.

-- name: Contents :one
SELECT database_id, extract(epoch FROM advanced_at)::TEXT AS advanced_at, leader, uptime, (SELECT count(*) FROM matches) AS matches,
    (SELECT count(*) FROM people) AS people, (SELECT count(*) FROM invitations) AS invitations,
    (SELECT count(*) FROM accounts) AS accounts,
    (SELECT count(*) FROM rated_results) AS results,
    CAST((SELECT count(*) FROM notices) + (SELECT count(*) FROM deliveries) + (SELECT count(*) FROM devices) + (SELECT count(*) FROM notice_settings WHERE settings <> '' OR digest > 0) AS BIGINT) AS notices,
    (SELECT count(*) FROM safety_people) AS safety, (SELECT count(*) FROM studies) AS studies
FROM service;

-- name: EventsBetween :many
SELECT match, seq, event FROM events WHERE match BETWEEN sqlc.arg(first) AND sqlc.arg(last) ORDER BY match, seq;

-- name: LinesBetween :many
SELECT match, n, at, seat, name, text FROM lines WHERE match BETWEEN sqlc.arg(first) AND sqlc.arg(last) ORDER BY match, n;

-- name: CommandsBetween :many
SELECT match, client, id, seq, line FROM commands WHERE match BETWEEN sqlc.arg(first) AND sqlc.arg(last) ORDER BY match, client, id;

-- name: PersonRecordsAfter :many
SELECT * FROM people WHERE id > $1 ORDER BY id LIMIT $2;

-- name: InvitationsAfter :many
SELECT * FROM invitations WHERE hash > $1 ORDER BY hash LIMIT $2;

-- name: Copying :one
SELECT source, state, match, person, invitation, account, result, noticed, safety, study, needs FROM copying;

-- name: BeginCopying :exec
INSERT INTO copying (one, source, state, match, person, invitation, needs)
SELECT TRUE, sqlc.arg(source), sqlc.arg(state), 0, '', '', s.needs FROM service s;

-- name: PrepareForCopy :exec
UPDATE service SET uptime = sqlc.arg(uptime), advanced_at = clock_timestamp(), leader = '', needs = greatest(needs, sqlc.arg(needs));

-- name: AdvanceCopying :execrows
UPDATE copying SET match = sqlc.arg(match), person = sqlc.arg(person), invitation = sqlc.arg(invitation), account = sqlc.arg(account), noticed = sqlc.arg(noticed), safety = sqlc.arg(safety),
    result = sqlc.arg(result), study = sqlc.arg(study)
WHERE match = sqlc.arg(match_before) AND person = sqlc.arg(person_before) AND invitation = sqlc.arg(invitation_before)
    AND account = sqlc.arg(account_before) AND result = sqlc.arg(result_before) AND noticed = sqlc.arg(noticed_before)
    AND safety = sqlc.arg(safety_before) AND study = sqlc.arg(study_before);

-- name: AllowUse :exec
UPDATE service s SET needs = greatest(c.needs, sqlc.arg(least)::BIGINT) FROM copying c;

-- name: FinishCopying :execrows
DELETE FROM copying;

-- name: SetNextNumber :exec
SELECT setval(pg_get_serial_sequence('matches', 'number'), greatest((SELECT max(m.number) FROM matches m), 1));

-- name: SetEpochs :exec
UPDATE matches m SET epoch = u.epoch
FROM (SELECT unnest(sqlc.arg(numbers)::BIGINT[]) AS number, unnest(sqlc.arg(epochs)::BIGINT[]) AS epoch) u
WHERE m.number = u.number;

-- name: InsertPeople :exec
INSERT INTO people (id, name, generation, created, seen, vacations, challenges)
SELECT unnest(sqlc.arg(ids)::TEXT[]), unnest(sqlc.arg(names)::TEXT[]), unnest(sqlc.arg(generations)::BIGINT[]),
    unnest(sqlc.arg(created)::BIGINT[]), unnest(sqlc.arg(seen)::BIGINT[]), unnest(sqlc.arg(vacations)::TEXT[]),
    unnest(sqlc.arg(challenges)::TEXT[]);

-- name: CopyInvitation :exec
INSERT INTO invitations (hash, match, seat, purpose, person, expires)
SELECT sqlc.arg(hash), m.id, sqlc.arg(seat), sqlc.arg(purpose), sqlc.arg(person), sqlc.arg(expires) FROM matches m WHERE m.id = sqlc.arg(match_id);

-- name: ReplaceSecret :exec
INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET secret = excluded.secret;
