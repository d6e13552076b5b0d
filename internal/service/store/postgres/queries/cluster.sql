-- What the nodes share. A node is alive until its lease ends, by the clock of the database.

-- name: AddNode :exec
INSERT INTO nodes (id, name, address, version, lease_end, has_left, seen_uptime, beats, counted, tries)
VALUES ($1, '', '', '', clock_timestamp(), FALSE, 0, 0, 0, 0) ON CONFLICT (id) DO NOTHING;

-- name: LockService :exec
SELECT one FROM service FOR UPDATE;

-- name: ServiceState :one
SELECT s.uptime, s.leader,
    (greatest(extract(epoch FROM clock_timestamp() - s.advanced_at), 0) * 1000000000)::BIGINT AS since,
    EXISTS (SELECT 1 FROM nodes l WHERE l.id = s.leader AND l.lease_end > clock_timestamp()) AS led,
    coalesce((SELECT max(o.seen_uptime) FROM nodes o WHERE o.id <> sqlc.arg(node) AND o.lease_end > clock_timestamp()), 0)::BIGINT AS others,
    coalesce((
        SELECT max(o.seen_uptime + least(greatest(extract(epoch FROM clock_timestamp() - o.lease_end) + sqlc.arg(lease)::FLOAT, 0), sqlc.arg(most)::FLOAT) * 1000000000)
        FROM nodes o WHERE o.id <> sqlc.arg(node) AND o.lease_end > clock_timestamp()), 0)::BIGINT AS others_now,
    coalesce(n.beats, 0)::BIGINT AS beats, coalesce(n.counted, 0)::BIGINT AS counted,
    EXISTS (SELECT 1 FROM copying) AS copying
FROM service s LEFT JOIN nodes n ON n.id = sqlc.arg(node);

-- name: Lead :exec
UPDATE service SET leader = sqlc.arg(leader), uptime = uptime + sqlc.arg(advance)::BIGINT, advanced_at = clock_timestamp();

-- name: ExtendLease :exec
INSERT INTO nodes (id, name, address, version, lease_end, has_left, seen_uptime, beats, counted, tries, form)
VALUES (sqlc.arg(id), sqlc.arg(name), sqlc.arg(address), sqlc.arg(version), clock_timestamp() + make_interval(secs => sqlc.arg(seconds)::FLOAT), FALSE,
    sqlc.arg(seen_uptime), sqlc.arg(beats), sqlc.arg(counted), 0, sqlc.arg(form))
ON CONFLICT (id) DO UPDATE SET name = excluded.name, address = excluded.address, version = excluded.version,
    lease_end = excluded.lease_end, has_left = FALSE, seen_uptime = excluded.seen_uptime, beats = excluded.beats, counted = excluded.counted,
    form = excluded.form;

-- name: LiveNodes :many
SELECT id, name, address, version FROM nodes WHERE lease_end > clock_timestamp() ORDER BY id;

-- name: EndLease :exec
UPDATE nodes SET lease_end = clock_timestamp(), has_left = TRUE, seen_uptime = greatest(seen_uptime, sqlc.arg(seen_uptime)) WHERE id = sqlc.arg(id);

-- name: Try :execrows
UPDATE nodes SET tries = tries + 1 WHERE id = $1;

-- name: Confirm :exec
SELECT pg_logical_emit_message(TRUE, 'teahouse', '');

-- name: Owner :one
SELECT m.owner, m.epoch, coalesce(n.lease_end > clock_timestamp(), FALSE)::BOOLEAN AS alive, coalesce(n.has_left, FALSE)::BOOLEAN AS has_left,
    coalesce(n.seen_uptime, 0)::BIGINT AS seen_uptime
FROM matches m LEFT JOIN nodes n ON n.id = m.owner WHERE m.id = $1;

-- name: Ends :many
SELECT id, seq, lines FROM matches WHERE id = ANY(sqlc.arg(ids)::TEXT[]);

-- name: Due :many
SELECT d.id, d.due FROM unnest(sqlc.arg(owners)::TEXT[]) AS o (owner) CROSS JOIN LATERAL (
    (SELECT m.id, m.due FROM matches m WHERE m.owner = o.owner AND m.computer AND m.due IS NOT NULL
        ORDER BY m.due, m.id LIMIT sqlc.arg(most))
    UNION ALL
    (SELECT m.id, m.due FROM matches m WHERE m.owner = o.owner AND NOT m.computer AND m.due <= sqlc.arg(uptime)::BIGINT
        ORDER BY m.due, m.id LIMIT sqlc.arg(most))) d
ORDER BY d.due, d.id LIMIT sqlc.arg(most);

-- name: DeadOwners :many
SELECT id FROM nodes WHERE lease_end <= clock_timestamp() AND id <> sqlc.arg(node) ORDER BY id;

-- A row that another node has just claimed is compared again after it was locked, but with the row of
-- the node that owned it before: a condition on the node alone would still hold. The owners are
-- therefore given.

-- name: LockDueWithoutOwner :many
SELECT m.id, m.owner, m.epoch, coalesce(n.has_left, FALSE)::BOOLEAN AS has_left, coalesce(n.seen_uptime, 0)::BIGINT AS seen_uptime
FROM matches m LEFT JOIN nodes n ON n.id = m.owner
WHERE m.id = ANY(sqlc.arg(ids)::TEXT[]) AND m.owner = ANY(sqlc.arg(owners)::TEXT[]) AND (n.id IS NULL OR n.lease_end <= clock_timestamp())
ORDER BY m.id FOR UPDATE OF m SKIP LOCKED;

-- name: ClaimAll :exec
UPDATE matches SET epoch = epoch + 1, owner = sqlc.arg(node) WHERE id = ANY(sqlc.arg(ids)::TEXT[]);

-- name: ReleaseIdle :execrows
UPDATE matches SET owner = ''
WHERE number IN (
    SELECT m.number FROM matches m
    WHERE m.owner IN (SELECT n.id FROM nodes n WHERE n.lease_end < clock_timestamp() - make_interval(secs => sqlc.arg(seconds)::FLOAT)) AND m.due IS NULL
    LIMIT sqlc.arg(most) FOR UPDATE SKIP LOCKED);

-- name: RemoveNodes :execrows
DELETE FROM nodes
WHERE nodes.id IN (
    SELECT n.id FROM nodes n
    WHERE n.lease_end < clock_timestamp() - make_interval(secs => sqlc.arg(seconds)::FLOAT)
        AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.owner = n.id)
    LIMIT sqlc.arg(most));

-- name: InsertSecret :exec
INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING;

-- name: SecretByName :one
SELECT secret FROM secrets WHERE name = $1;
