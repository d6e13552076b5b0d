-- name: ReportOfMatch :one
SELECT sqlc.embed(r) FROM game_reports r JOIN matches m ON m.number = r.match WHERE m.id = sqlc.arg(match_id);

-- name: PutGameReport :exec
INSERT INTO game_reports (match, version, at, report) VALUES (?, ?, ?, ?)
ON CONFLICT (match) DO UPDATE SET version = excluded.version, at = excluded.at, report = excluded.report
WHERE game_reports.version < excluded.version;

-- name: RemoveGameReport :exec
DELETE FROM game_reports WHERE match = ?;
