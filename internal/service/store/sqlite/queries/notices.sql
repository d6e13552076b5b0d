-- name: InsertNotice :execrows
INSERT OR IGNORE INTO notices (person, kind, match, seq, at, uptime, deadline, unread, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: InsertDelivery :exec
INSERT OR IGNORE INTO deliveries (person, kind, match, seq, channel, target, tries, due, uptime) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: EndTurnNotices :exec
DELETE FROM notices WHERE match = ? AND kind IN ('turn', 'time-left', 'challenge');

-- name: EndTurnDeliveries :exec
DELETE FROM deliveries WHERE match = ? AND kind IN ('turn', 'time-left', 'challenge');

-- name: NoticeByKey :one
SELECT * FROM notices WHERE person = ? AND kind = ? AND match = ? AND seq = ?;

-- name: ShownNotices :many
SELECT * FROM notices WHERE person = ? AND uptime = 0 ORDER BY at DESC, kind, match, seq LIMIT ?;

-- name: CountUnread :one
SELECT count(*) FROM notices WHERE person = ? AND uptime = 0 AND unread = 1;

-- name: MarkRead :exec
UPDATE notices SET unread = 0 WHERE person = ? AND match = ? AND uptime = 0 AND unread = 1;

-- name: MarkAllRead :exec
UPDATE notices SET unread = 0 WHERE person = ? AND uptime = 0 AND unread = 1;

-- name: ClaimDeliveries :many
UPDATE deliveries SET due = sqlc.arg(lease_end)
WHERE id IN (SELECT d.id FROM deliveries d WHERE d.uptime = 0 AND d.due <= sqlc.arg(now)
    OR d.uptime > 0 AND d.uptime <= sqlc.arg(uptime) AND d.due <= sqlc.arg(now) ORDER BY d.due, d.id LIMIT sqlc.arg(most))
RETURNING *;

-- name: FinishDelivery :execrows
DELETE FROM deliveries WHERE id = ?;

-- name: RetryDelivery :exec
UPDATE deliveries SET tries = tries + 1, due = ? WHERE id = ?;

-- name: ShowNotice :exec
UPDATE notices SET at = CASE uptime WHEN 0 THEN at ELSE sqlc.arg(at) END, uptime = 0
WHERE person = sqlc.arg(person) AND kind = sqlc.arg(kind) AND match = sqlc.arg(match) AND seq = sqlc.arg(seq);

-- name: DropNotice :exec
DELETE FROM notices WHERE person = ? AND kind = ? AND match = ? AND seq = ?;

-- name: DropDeliveries :exec
DELETE FROM deliveries WHERE person = ? AND kind = ? AND match = ? AND seq = ?;

-- name: WaitingDeliveries :one
SELECT count(*) AS waiting, CAST(coalesce(min(due), 0) AS INTEGER) AS oldest FROM deliveries d
WHERE d.uptime = 0 AND d.due <= sqlc.arg(now) OR d.uptime > 0 AND d.uptime <= sqlc.arg(uptime) AND d.due <= sqlc.arg(now);

-- name: DigestState :one
SELECT digest, digest_due FROM notice_settings WHERE person = ?;

-- name: PostponeMails :exec
UPDATE deliveries SET due = ? WHERE person = ? AND channel = 'mail' AND kind <> 'digest';

-- name: PutDigest :exec
INSERT INTO notice_settings (person, settings, digest, digest_due) VALUES (?, '', ?, ?)
ON CONFLICT (person) DO UPDATE SET digest = excluded.digest, digest_due = excluded.digest_due;

-- name: MarkDigest :exec
UPDATE notices SET digest = sqlc.arg(digest)
WHERE notices.person = sqlc.arg(person) AND EXISTS (SELECT 1 FROM deliveries d WHERE d.person = notices.person AND d.kind = notices.kind
    AND d.match = notices.match AND d.seq = notices.seq AND d.channel = 'mail');

-- name: EndMails :exec
DELETE FROM deliveries WHERE person = ? AND channel = 'mail' AND kind <> 'digest';

-- name: DigestNotices :many
SELECT * FROM notices WHERE person = ? AND digest = ? ORDER BY at, kind, match, seq;

-- name: PutDevice :exec
INSERT INTO devices (id, person, endpoint, key, auth, label, language, created, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET person = excluded.person, endpoint = excluded.endpoint, key = excluded.key, auth = excluded.auth,
    label = excluded.label, language = excluded.language, used = excluded.used,
    created = CASE WHEN devices.person = excluded.person THEN devices.created ELSE excluded.created END;

-- name: Devices :many
SELECT * FROM devices WHERE person = ? ORDER BY created, id;

-- name: DeleteDevice :execrows
DELETE FROM devices WHERE person = ? AND id = ?;

-- name: DeleteDeliveriesTo :exec
DELETE FROM deliveries WHERE channel = 'push' AND target = ? AND person <> ?;

-- name: DeleteDeliveriesToDevice :exec
DELETE FROM deliveries WHERE channel = 'push' AND person = ? AND target = ?;

-- name: TouchDevice :exec
UPDATE devices SET used = ? WHERE person = ? AND id = ?;

-- name: NoticeSettings :one
SELECT settings FROM notice_settings WHERE person = ?;

-- name: PutNoticeSettings :exec
INSERT INTO notice_settings (person, settings, digest, digest_due) VALUES (?, ?, 0, 0) ON CONFLICT (person) DO UPDATE SET settings = excluded.settings;

-- name: OldNotices :many
SELECT person, kind, match, seq FROM notices WHERE at < ? LIMIT ?;

-- name: OldDevices :many
SELECT person, id FROM devices WHERE used < ? LIMIT ?;

-- name: DeleteNoticesOf :exec
DELETE FROM notices WHERE person = ?;

-- name: DeleteDeliveriesOf :exec
DELETE FROM deliveries WHERE person = ?;

-- name: DeleteDevicesOf :exec
DELETE FROM devices WHERE person = ?;

-- name: DeleteNoticeSettingsOf :exec
DELETE FROM notice_settings WHERE person = ?;

-- name: DeleteNoticesAbout :exec
DELETE FROM notices WHERE match = ?;

-- name: DeleteDeliveriesAbout :exec
DELETE FROM deliveries WHERE match = ?;

-- name: PeopleWithNotices :many
SELECT DISTINCT person FROM notices WHERE person > ? ORDER BY person LIMIT ?;

-- name: PeopleWithDeliveries :many
SELECT DISTINCT person FROM deliveries WHERE person > ? ORDER BY person LIMIT ?;

-- name: PeopleWithDevices :many
SELECT DISTINCT person FROM devices WHERE person > ? ORDER BY person LIMIT ?;

-- name: PeopleWithNoticeSettings :many
SELECT DISTINCT person FROM notice_settings WHERE person > ? AND (settings <> '' OR digest > 0) ORDER BY person LIMIT ?;

-- name: NoticesOf :many
SELECT * FROM notices WHERE person = ? ORDER BY kind, match, seq;

-- name: DeliveriesOf :many
SELECT * FROM deliveries WHERE person = ? ORDER BY kind, match, seq, channel, target;

-- name: DevicesOf :many
SELECT * FROM devices WHERE person = ? ORDER BY id;

-- name: NoticeSettingsOf :one
SELECT * FROM notice_settings WHERE person = ?;

-- name: CopyNoticeSettings :exec
INSERT INTO notice_settings (person, settings, digest, digest_due) VALUES (?, ?, ?, ?);
