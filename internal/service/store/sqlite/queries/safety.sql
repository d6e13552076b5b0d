-- name: InsertBlock :execrows
INSERT INTO blocks (person, other, at) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING;

-- name: CountBlocks :one
SELECT count(*) FROM blocks WHERE person = ?;

-- name: DeleteBlock :execrows
DELETE FROM blocks WHERE person = ? AND other = ?;

-- name: Blocked :one
SELECT count(*) FROM blocks WHERE person = sqlc.arg(a) AND other = sqlc.arg(b) OR person = sqlc.arg(b) AND other = sqlc.arg(a);

-- name: BlockedWith :many
SELECT b.other FROM blocks b WHERE b.person = sqlc.arg(person) UNION SELECT r.person FROM blocks r WHERE r.other = sqlc.arg(person) ORDER BY 1;

-- name: Blocks :many
SELECT * FROM blocks WHERE person = ? ORDER BY at DESC, other;

-- name: InsertReport :execrows
INSERT INTO reports (id, reporter, subject, category, text, match, line, at, settled, by, decision)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING;

-- name: CountOpenReports :one
SELECT count(*) FROM reports WHERE reporter = ? AND settled = 0;

-- name: Report :one
SELECT * FROM reports WHERE id = ?;

-- name: OpenReports :many
SELECT * FROM reports WHERE settled = 0 AND (at < sqlc.arg(at) OR at = sqlc.arg(at) AND id < sqlc.arg(id)) ORDER BY at DESC, id DESC LIMIT sqlc.arg(most);

-- name: SettledReports :many
SELECT * FROM reports WHERE settled > 0 AND (at < sqlc.arg(at) OR at = sqlc.arg(at) AND id < sqlc.arg(id)) ORDER BY at DESC, id DESC LIMIT sqlc.arg(most);

-- name: ReportsBy :many
SELECT * FROM reports WHERE reporter = ? ORDER BY at DESC, id DESC;

-- name: SettleReport :execrows
UPDATE reports SET settled = sqlc.arg(settled), by = sqlc.arg(by), decision = sqlc.arg(decision) WHERE id = sqlc.arg(id) AND settled = 0;

-- name: PutMute :exec
INSERT INTO mutes (person, until, reason, by, at) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (person) DO UPDATE SET until = excluded.until, reason = excluded.reason, by = excluded.by, at = excluded.at;

-- name: Mute :one
SELECT * FROM mutes WHERE person = sqlc.arg(person) AND until > sqlc.arg(now);

-- name: DeleteMute :execrows
DELETE FROM mutes WHERE person = sqlc.arg(person) AND until > sqlc.arg(now);

-- name: DeleteExpiredMutes :execrows
DELETE FROM mutes WHERE person IN (SELECT m.person FROM mutes m WHERE m.until <= sqlc.arg(now) ORDER BY m.until LIMIT sqlc.arg(most));

-- name: DeleteOldReports :execrows
DELETE FROM reports WHERE id IN (SELECT r.id FROM reports r WHERE r.settled > 0 AND r.settled <= sqlc.arg(before) ORDER BY r.settled LIMIT sqlc.arg(most));

-- name: DeleteBlocksOfPerson :exec
DELETE FROM blocks WHERE person = ?;

-- name: DeleteReportsOfPerson :exec
DELETE FROM reports WHERE reporter = sqlc.arg(person) OR subject = sqlc.arg(person);

-- name: DeleteMuteOfPerson :exec
DELETE FROM mutes WHERE person = ?;

-- name: SafePeopleAfter :many
SELECT person FROM safety_people WHERE person > sqlc.arg(after) ORDER BY person LIMIT sqlc.arg(most);

-- name: BlocksBetween :many
SELECT * FROM blocks WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, other;

-- name: ReportsBetween :many
SELECT * FROM reports WHERE reporter >= sqlc.arg(first) AND reporter <= sqlc.arg(last) ORDER BY reporter, id;

-- name: MutesBetween :many
SELECT * FROM mutes WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person;
