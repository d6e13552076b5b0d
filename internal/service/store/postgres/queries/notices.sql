-- name: InsertNotices :exec
WITH given AS (
    SELECT unnest(sqlc.arg(people)::TEXT[]) AS person, unnest(sqlc.arg(kinds)::TEXT[]) AS kind, unnest(sqlc.arg(matches)::TEXT[]) AS match,
        unnest(sqlc.arg(seqs)::BIGINT[]) AS seq, unnest(sqlc.arg(times)::BIGINT[]) AS at, unnest(sqlc.arg(uptimes)::BIGINT[]) AS uptime,
        unnest(sqlc.arg(deadlines)::BIGINT[]) AS deadline, unnest(sqlc.arg(dues)::BIGINT[]) AS due
), added AS (
    INSERT INTO notices (person, kind, match, seq, at, uptime, deadline, unread, digest)
    SELECT g.person, g.kind, g.match, g.seq, g.at, g.uptime, g.deadline, TRUE, 0 FROM given g
    ON CONFLICT DO NOTHING RETURNING person, kind, match, seq
)
INSERT INTO deliveries (person, kind, match, seq, channel, target, tries, due, uptime)
SELECT g.person, g.kind, g.match, g.seq, '', '', 0, g.due, g.uptime
FROM given g JOIN added a ON a.person = g.person AND a.kind = g.kind AND a.match = g.match AND a.seq = g.seq
ON CONFLICT DO NOTHING;

-- name: CopyNotices :exec
INSERT INTO notices (person, kind, match, seq, at, uptime, deadline, unread, digest)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(kinds)::TEXT[]), unnest(sqlc.arg(matches)::TEXT[]), unnest(sqlc.arg(seqs)::BIGINT[]),
    unnest(sqlc.arg(times)::BIGINT[]), unnest(sqlc.arg(uptimes)::BIGINT[]), unnest(sqlc.arg(deadlines)::BIGINT[]),
    unnest(sqlc.arg(unread)::BOOLEAN[]), unnest(sqlc.arg(digests)::BIGINT[]);

-- name: InsertDeliveries :exec
INSERT INTO deliveries (person, kind, match, seq, channel, target, tries, due, uptime)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(kinds)::TEXT[]), unnest(sqlc.arg(matches)::TEXT[]), unnest(sqlc.arg(seqs)::BIGINT[]),
    unnest(sqlc.arg(channels)::TEXT[]), unnest(sqlc.arg(targets)::TEXT[]), unnest(sqlc.arg(tries)::BIGINT[]), unnest(sqlc.arg(dues)::BIGINT[]),
    unnest(sqlc.arg(uptimes)::BIGINT[])
ON CONFLICT DO NOTHING;

-- name: EndTurnNotices :exec
WITH ended AS (DELETE FROM notices n WHERE n.match = ANY(sqlc.arg(matches)::TEXT[]) AND n.kind IN ('turn', 'time-left', 'challenge'))
DELETE FROM deliveries d WHERE d.match = ANY(sqlc.arg(matches)::TEXT[]) AND d.kind IN ('turn', 'time-left', 'challenge');

-- name: NoticeByKey :one
SELECT * FROM notices WHERE person = $1 AND kind = $2 AND match = $3 AND seq = $4;

-- name: ShownNotices :many
SELECT * FROM notices WHERE person = $1 AND uptime = 0 ORDER BY at DESC, kind, match, seq LIMIT $2;

-- name: CountUnread :one
SELECT count(*) FROM notices WHERE person = $1 AND uptime = 0 AND unread;

-- name: MarkRead :exec
UPDATE notices SET unread = FALSE WHERE person = $1 AND match = $2 AND uptime = 0 AND unread;

-- name: MarkAllRead :exec
UPDATE notices SET unread = FALSE WHERE person = $1 AND uptime = 0 AND unread;

-- name: ClaimDeliveries :many
UPDATE deliveries SET due = sqlc.arg(lease_end)
WHERE id IN (SELECT d.id FROM deliveries d WHERE d.uptime = 0 AND d.due <= sqlc.arg(now)
    OR d.uptime > 0 AND d.uptime <= sqlc.arg(uptime) AND d.due <= sqlc.arg(now) ORDER BY d.due, d.id LIMIT sqlc.arg(most)::BIGINT FOR UPDATE SKIP LOCKED)
RETURNING *;

-- name: FinishDelivery :execrows
DELETE FROM deliveries WHERE id = $1;

-- name: RetryDelivery :exec
UPDATE deliveries SET tries = tries + 1, due = $1 WHERE id = $2;

-- name: ShowNotice :exec
UPDATE notices SET at = CASE uptime WHEN 0 THEN at ELSE sqlc.arg(at)::BIGINT END, uptime = 0
WHERE person = sqlc.arg(person) AND kind = sqlc.arg(kind) AND match = sqlc.arg(match) AND seq = sqlc.arg(seq);

-- name: DropNotice :exec
DELETE FROM notices WHERE person = $1 AND kind = $2 AND match = $3 AND seq = $4;

-- name: DropDeliveries :exec
DELETE FROM deliveries WHERE person = $1 AND kind = $2 AND match = $3 AND seq = $4;

-- name: WaitingDeliveries :one
SELECT count(*) AS waiting, coalesce(min(due), 0)::BIGINT AS oldest FROM deliveries d
WHERE d.uptime = 0 AND d.due <= sqlc.arg(now) OR d.uptime > 0 AND d.uptime <= sqlc.arg(uptime) AND d.due <= sqlc.arg(now);

-- name: DigestState :one
SELECT digest, digest_due FROM notice_settings WHERE person = $1 FOR UPDATE;

-- name: PostponeMails :exec
UPDATE deliveries SET due = $1 WHERE person = $2 AND channel = 'mail' AND kind <> 'digest';

-- name: PutDigest :exec
UPDATE notice_settings SET digest = $1, digest_due = $2 WHERE person = $3;

-- name: MarkDigest :exec
UPDATE notices n SET digest = sqlc.arg(digest)
WHERE n.person = sqlc.arg(person) AND EXISTS (SELECT 1 FROM deliveries d WHERE d.person = n.person AND d.kind = n.kind
    AND d.match = n.match AND d.seq = n.seq AND d.channel = 'mail');

-- name: EndMails :exec
DELETE FROM deliveries WHERE person = $1 AND channel = 'mail' AND kind <> 'digest';

-- name: DigestNotices :many
SELECT * FROM notices WHERE person = $1 AND digest = $2 ORDER BY at, kind, match, seq;

-- name: PutDevice :exec
INSERT INTO devices (id, person, endpoint, key, auth, label, language, created, used) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (id) DO UPDATE SET person = excluded.person, endpoint = excluded.endpoint, key = excluded.key, auth = excluded.auth,
    label = excluded.label, language = excluded.language, used = excluded.used,
    created = CASE WHEN devices.person = excluded.person THEN devices.created ELSE excluded.created END;

-- name: Devices :many
SELECT * FROM devices WHERE person = $1 ORDER BY created, id;

-- name: DeleteDevice :execrows
DELETE FROM devices WHERE person = $1 AND id = $2;

-- name: DeleteDeliveriesTo :exec
DELETE FROM deliveries WHERE channel = 'push' AND target = $1 AND person <> $2;

-- name: DeleteDeliveriesToDevice :exec
DELETE FROM deliveries WHERE channel = 'push' AND person = $1 AND target = $2;

-- name: TouchDevice :exec
UPDATE devices SET used = $1 WHERE person = $2 AND id = $3;

-- name: NoticeSettings :one
SELECT settings FROM notice_settings WHERE person = $1;

-- name: LockNoticeSettings :one
SELECT settings FROM notice_settings WHERE person = $1 FOR UPDATE;

-- name: AddNoticeSettings :exec
INSERT INTO notice_settings (person, settings, digest, digest_due) VALUES ($1, '', 0, 0) ON CONFLICT (person) DO NOTHING;

-- name: PutNoticeSettings :exec
UPDATE notice_settings SET settings = $1 WHERE person = $2;

-- name: OldNotices :many
SELECT person, kind, match, seq FROM notices WHERE at < $1 LIMIT $2;

-- name: OldDevices :many
SELECT person, id FROM devices WHERE used < $1 LIMIT $2;

-- name: DeleteNoticesOf :exec
DELETE FROM notices WHERE person = $1;

-- name: DeleteDeliveriesOf :exec
DELETE FROM deliveries WHERE person = $1;

-- name: DeleteDevicesOf :exec
DELETE FROM devices WHERE person = $1;

-- name: DeleteNoticeSettingsOf :exec
DELETE FROM notice_settings WHERE person = $1;

-- name: DeleteNoticesAbout :exec
DELETE FROM notices WHERE match = $1;

-- name: DeleteDeliveriesAbout :exec
DELETE FROM deliveries WHERE match = $1;

-- name: PeopleWithNotices :many
SELECT DISTINCT person FROM notices WHERE person > $1 ORDER BY person LIMIT $2;

-- name: PeopleWithDeliveries :many
SELECT DISTINCT person FROM deliveries WHERE person > $1 ORDER BY person LIMIT $2;

-- name: PeopleWithDevices :many
SELECT DISTINCT person FROM devices WHERE person > $1 ORDER BY person LIMIT $2;

-- name: PeopleWithNoticeSettings :many
SELECT DISTINCT person FROM notice_settings WHERE person > $1 AND (settings <> '' OR digest > 0) ORDER BY person LIMIT $2;

-- name: NoticesOf :many
SELECT * FROM notices WHERE person = $1 ORDER BY kind, match, seq;

-- name: DeliveriesOf :many
SELECT * FROM deliveries WHERE person = $1 ORDER BY kind, match, seq, channel, target;

-- name: DevicesOf :many
SELECT * FROM devices WHERE person = $1 ORDER BY id;

-- name: NoticeSettingsOf :one
SELECT * FROM notice_settings WHERE person = $1;

-- name: CopyNoticeSettings :exec
INSERT INTO notice_settings (person, settings, digest, digest_due) VALUES ($1, $2, $3, $4);
