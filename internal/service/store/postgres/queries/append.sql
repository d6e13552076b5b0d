-- The statements of a lane, which writes many entries in one transaction. In lists of uptimes the smallest number but one
-- means that there is none: they cannot have NULL.

-- name: Settings :one
SELECT current_setting('synchronous_standby_names')::TEXT AS standbys, current_setting('synchronous_commit')::TEXT AS level;

-- name: LockHeads :many
SELECT number, id, epoch, seq, lines, due, checksum FROM matches WHERE id = ANY(sqlc.arg(ids)::TEXT[]) ORDER BY number FOR UPDATE;

-- LockExpectedHeads locks matches, and ends the transaction with an error, a division by zero, unless all of them are as expected and the
-- commit is safe from the loss of the primary, as settings.check has it. A row that another transaction has changed is compared again
-- once it is locked.

-- name: LockExpectedHeads :exec
SELECT 1 / (count(*) = coalesce(cardinality(sqlc.arg(numbers)::BIGINT[]), 0) AND current_setting('synchronous_commit') <> 'off' AND (sqlc.arg(single)::BOOLEAN
    OR trim(current_setting('synchronous_standby_names')) <> '' AND current_setting('synchronous_commit') IN ('on', 'remote_apply')))::INTEGER
FROM (SELECT m.number
    FROM (SELECT unnest(sqlc.arg(numbers)::BIGINT[]) AS number, unnest(sqlc.arg(epochs)::BIGINT[]) AS epoch, unnest(sqlc.arg(seqs)::BIGINT[]) AS seq,
        unnest(sqlc.arg(lines)::BIGINT[]) AS lines, unnest(sqlc.arg(checksums)::BYTEA[]) AS checksum) u
        JOIN matches m ON m.number = u.number AND m.epoch = u.epoch AND m.seq = u.seq AND m.lines = u.lines AND m.checksum = u.checksum
    WHERE m.number = ANY(sqlc.arg(numbers)::BIGINT[])
    ORDER BY m.number FOR UPDATE OF m) locked;

-- name: StoredCommands :many
SELECT m.id AS match_id, c.client, c.id
FROM (SELECT unnest(sqlc.arg(matches)::TEXT[]) AS match_id, unnest(sqlc.arg(clients)::TEXT[]) AS client, unnest(sqlc.arg(ids)::TEXT[]) AS id) k
    -- OFFSET 0 keeps each search in an index: a plan from when the tables were small would read all of them.
    CROSS JOIN LATERAL (SELECT id, number FROM matches WHERE id = k.match_id OFFSET 0) m
    CROSS JOIN LATERAL (SELECT * FROM commands WHERE match = m.number AND client = k.client AND id = k.id OFFSET 0) c;

-- name: NewNumbers :many
SELECT nextval(pg_get_serial_sequence('matches', 'number'))::BIGINT FROM generate_series(1, sqlc.arg(count)::INTEGER);

-- name: InsertMatches :exec
INSERT INTO matches (number, id, epoch, owner, lines, checksum, seq, game, options, clock, public, seats, first_person, second_person,
    open, status, to_move, turns, winner, reason, created, changed, deadline, computer, due, rated)
SELECT unnest(sqlc.arg(numbers)::BIGINT[]), unnest(sqlc.arg(ids)::TEXT[]), 1, sqlc.arg(owner)::TEXT, unnest(sqlc.arg(lines)::BIGINT[]),
    unnest(sqlc.arg(checksums)::BYTEA[]), unnest(sqlc.arg(seqs)::BIGINT[]), unnest(sqlc.arg(games)::TEXT[]),
    unnest(sqlc.arg(options)::TEXT[]), unnest(sqlc.arg(clocks)::TEXT[]), unnest(sqlc.arg(publics)::BOOLEAN[]),
    unnest(sqlc.arg(seats)::TEXT[]), unnest(sqlc.arg(first_people)::TEXT[]), unnest(sqlc.arg(second_people)::TEXT[]),
    unnest(sqlc.arg(opens)::BOOLEAN[]), unnest(sqlc.arg(statuses)::TEXT[]), unnest(sqlc.arg(to_moves)::BIGINT[]),
    unnest(sqlc.arg(turns)::BIGINT[]), unnest(sqlc.arg(winners)::BIGINT[]), unnest(sqlc.arg(reasons)::TEXT[]),
    unnest(sqlc.arg(created)::BIGINT[]), unnest(sqlc.arg(changed)::BIGINT[]), nullif(unnest(sqlc.arg(deadlines)::BIGINT[]), -9223372036854775807),
    unnest(sqlc.arg(computers)::BOOLEAN[]), nullif(unnest(sqlc.arg(dues)::BIGINT[]), -9223372036854775807), unnest(sqlc.arg(rated)::BOOLEAN[]);

-- name: UpdateMatches :exec
UPDATE matches m SET lines = u.lines, checksum = u.checksum, seq = u.seq, game = u.game, options = u.options, clock = u.clock,
    public = u.public, seats = u.seats, first_person = u.first_person, second_person = u.second_person, open = u.open,
    status = u.status, to_move = u.to_move, turns = u.turns, winner = u.winner, reason = u.reason, created = u.created,
    changed = u.changed, deadline = u.deadline, computer = u.computer, due = u.due, rated = u.rated
FROM (SELECT unnest(sqlc.arg(numbers)::BIGINT[]) AS number, unnest(sqlc.arg(lines)::BIGINT[]) AS lines,
    unnest(sqlc.arg(checksums)::BYTEA[]) AS checksum, unnest(sqlc.arg(seqs)::BIGINT[]) AS seq, unnest(sqlc.arg(games)::TEXT[]) AS game,
    unnest(sqlc.arg(options)::TEXT[]) AS options, unnest(sqlc.arg(clocks)::TEXT[]) AS clock,
    unnest(sqlc.arg(publics)::BOOLEAN[]) AS public, unnest(sqlc.arg(seats)::TEXT[]) AS seats,
    unnest(sqlc.arg(first_people)::TEXT[]) AS first_person, unnest(sqlc.arg(second_people)::TEXT[]) AS second_person,
    unnest(sqlc.arg(opens)::BOOLEAN[]) AS open, unnest(sqlc.arg(statuses)::TEXT[]) AS status,
    unnest(sqlc.arg(to_moves)::BIGINT[]) AS to_move, unnest(sqlc.arg(turns)::BIGINT[]) AS turns,
    unnest(sqlc.arg(winners)::BIGINT[]) AS winner, unnest(sqlc.arg(reasons)::TEXT[]) AS reason,
    unnest(sqlc.arg(created)::BIGINT[]) AS created, unnest(sqlc.arg(changed)::BIGINT[]) AS changed,
    nullif(unnest(sqlc.arg(deadlines)::BIGINT[]), -9223372036854775807) AS deadline, unnest(sqlc.arg(computers)::BOOLEAN[]) AS computer,
    nullif(unnest(sqlc.arg(dues)::BIGINT[]), -9223372036854775807) AS due, unnest(sqlc.arg(rated)::BOOLEAN[]) AS rated) u
-- The second condition has the rows found by their index.
WHERE m.number = u.number AND m.number = ANY(sqlc.arg(numbers)::BIGINT[]);

-- The same for matches of which only the progress has changed, as with nearly every turn: half as much work.
-- name: UpdateProgress :exec
UPDATE matches m SET lines = u.lines, checksum = u.checksum, seq = u.seq, to_move = u.to_move, turns = u.turns, changed = u.changed,
    deadline = u.deadline, computer = u.computer, due = u.due
FROM (SELECT unnest(sqlc.arg(numbers)::BIGINT[]) AS number, unnest(sqlc.arg(lines)::BIGINT[]) AS lines,
    unnest(sqlc.arg(checksums)::BYTEA[]) AS checksum, unnest(sqlc.arg(seqs)::BIGINT[]) AS seq, unnest(sqlc.arg(to_moves)::BIGINT[]) AS to_move,
    unnest(sqlc.arg(turns)::BIGINT[]) AS turns, unnest(sqlc.arg(changed)::BIGINT[]) AS changed,
    nullif(unnest(sqlc.arg(deadlines)::BIGINT[]), -9223372036854775807) AS deadline, unnest(sqlc.arg(computers)::BOOLEAN[]) AS computer,
    nullif(unnest(sqlc.arg(dues)::BIGINT[]), -9223372036854775807) AS due) u
WHERE m.number = u.number AND m.number = ANY(sqlc.arg(numbers)::BIGINT[]);

-- UpdateExpectedProgress is UpdateProgress of matches that are not locked yet. It ends the transaction as LockExpectedHeads does.

-- name: UpdateExpectedProgress :exec
WITH updated AS (
    UPDATE matches m SET lines = u.lines, checksum = u.checksum, seq = u.seq, to_move = u.to_move, turns = u.turns, changed = u.changed,
        deadline = u.deadline, computer = u.computer, due = u.due
    FROM (SELECT unnest(sqlc.arg(numbers)::BIGINT[]) AS number, unnest(sqlc.arg(lines)::BIGINT[]) AS lines,
        unnest(sqlc.arg(checksums)::BYTEA[]) AS checksum, unnest(sqlc.arg(seqs)::BIGINT[]) AS seq, unnest(sqlc.arg(to_moves)::BIGINT[]) AS to_move,
        unnest(sqlc.arg(turns)::BIGINT[]) AS turns, unnest(sqlc.arg(changed)::BIGINT[]) AS changed,
        nullif(unnest(sqlc.arg(deadlines)::BIGINT[]), -9223372036854775807) AS deadline, unnest(sqlc.arg(computers)::BOOLEAN[]) AS computer,
        nullif(unnest(sqlc.arg(dues)::BIGINT[]), -9223372036854775807) AS due,
        unnest(sqlc.arg(expected_epochs)::BIGINT[]) AS expected_epoch, unnest(sqlc.arg(expected_seqs)::BIGINT[]) AS expected_seq,
        unnest(sqlc.arg(expected_lines)::BIGINT[]) AS expected_lines, unnest(sqlc.arg(expected_checksums)::BYTEA[]) AS expected_checksum) u
    WHERE m.number = u.number AND m.number = ANY(sqlc.arg(numbers)::BIGINT[])
        AND m.epoch = u.expected_epoch AND m.seq = u.expected_seq AND m.lines = u.expected_lines AND m.checksum = u.expected_checksum
    RETURNING 1)
SELECT 1 / (count(*) = cardinality(sqlc.arg(numbers)::BIGINT[]))::INTEGER FROM updated;

-- name: UpdateLines :exec
UPDATE matches m SET lines = u.lines
FROM (SELECT unnest(sqlc.arg(numbers)::BIGINT[]) AS number, unnest(sqlc.arg(lines)::BIGINT[]) AS lines) u
WHERE m.number = u.number;

-- name: InsertEvents :exec
INSERT INTO events (match, seq, event)
SELECT unnest(sqlc.arg(matches)::BIGINT[]), unnest(sqlc.arg(seqs)::BIGINT[]), unnest(sqlc.arg(events)::TEXT[]);

-- name: InsertLines :exec
INSERT INTO lines (match, n, at, seat, name, text)
SELECT unnest(sqlc.arg(matches)::BIGINT[]), unnest(sqlc.arg(numbers)::BIGINT[]), unnest(sqlc.arg(times)::BIGINT[]),
    unnest(sqlc.arg(seats)::BIGINT[]), unnest(sqlc.arg(names)::TEXT[]), unnest(sqlc.arg(texts)::TEXT[]);

-- name: InsertCommands :exec
INSERT INTO commands (match, client, id, seq, line)
SELECT unnest(sqlc.arg(matches)::BIGINT[]), unnest(sqlc.arg(clients)::TEXT[]), unnest(sqlc.arg(ids)::TEXT[]),
    unnest(sqlc.arg(seqs)::BIGINT[]), unnest(sqlc.arg(lines)::BIGINT[]);

-- name: SaveUptime :exec
UPDATE service SET uptime = greatest(uptime, sqlc.arg(uptime)::BIGINT);
