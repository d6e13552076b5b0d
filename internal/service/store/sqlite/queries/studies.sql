-- name: CountStudies :one
SELECT count(*) FROM studies WHERE owner = ?;

-- name: InsertStudy :execrows
INSERT INTO studies (id, owner, title, visibility, key, seq, oldest, chapters, turns, bytes, created, changed)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING;

-- name: StudyByID :one
SELECT * FROM studies WHERE id = ?;

-- name: SetStudyAccess :execrows
UPDATE studies SET visibility = sqlc.arg(visibility), key = sqlc.arg(key) WHERE id = sqlc.arg(id);

-- name: DeleteStudyRow :execrows
DELETE FROM studies WHERE id = ?;

-- name: RemoveStudyEditors :exec
DELETE FROM study_editors WHERE study = ?;

-- name: RemoveStudyChapters :exec
DELETE FROM study_chapters WHERE study = ?;

-- name: RemoveStudyOperations :exec
DELETE FROM study_operations WHERE study = ?;

-- name: PublicStudies :many
SELECT * FROM studies WHERE visibility = 'public' AND (changed < sqlc.arg(changed) OR changed = sqlc.arg(changed) AND id < sqlc.arg(id))
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most);

-- name: StudiesOfPerson :many
SELECT * FROM studies WHERE (owner = sqlc.arg(person) OR id IN (SELECT e.study FROM study_editors e WHERE e.person = sqlc.arg(person)))
    AND (changed < sqlc.arg(changed) OR changed = sqlc.arg(changed) AND id < sqlc.arg(id))
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most);

-- name: StudiesOwnedBy :many
SELECT id FROM studies WHERE owner = ? ORDER BY id;

-- name: CountStudyEditors :one
SELECT count(*) FROM study_editors WHERE study = ?;

-- name: InsertStudyEditor :execrows
INSERT INTO study_editors (study, person, added) VALUES (?, ?, ?) ON CONFLICT (study, person) DO NOTHING;

-- name: IsStudyEditor :one
SELECT count(*) FROM study_editors WHERE study = ? AND person = ?;

-- name: DeleteStudyEditorsOfPerson :exec
DELETE FROM study_editors WHERE person = ?;

-- name: StudyChapters :many
SELECT id, place, title, game, turns, seq FROM study_chapters WHERE study = ? ORDER BY place, id;

-- name: StudyChapterByID :one
SELECT * FROM study_chapters WHERE study = ? AND id = ?;

-- name: StudyChaptersAfter :many
SELECT * FROM study_chapters WHERE study = sqlc.arg(study) AND place > sqlc.arg(place) ORDER BY place, id LIMIT sqlc.arg(most);

-- name: ChangeStudy :execrows
UPDATE studies SET seq = sqlc.arg(seq), oldest = sqlc.arg(oldest), title = sqlc.arg(title), chapters = sqlc.arg(chapters), turns = sqlc.arg(turns),
    bytes = sqlc.arg(bytes), changed = sqlc.arg(changed)
WHERE id = sqlc.arg(id) AND seq = sqlc.arg(before);

-- name: PutStudyChapter :exec
INSERT INTO study_chapters (study, id, place, title, game, turns, seq, record) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (study, id) DO UPDATE SET place = excluded.place, title = excluded.title, game = excluded.game, turns = excluded.turns,
    seq = excluded.seq, record = excluded.record;

-- name: SetStudyChapterHead :exec
UPDATE study_chapters SET place = sqlc.arg(place), title = sqlc.arg(title) WHERE study = sqlc.arg(study) AND id = sqlc.arg(id);

-- name: DeleteStudyChapter :exec
DELETE FROM study_chapters WHERE study = ? AND id = ?;

-- name: InsertStudyOperation :execrows
INSERT INTO study_operations (study, seq, client, number, person, at, operation) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING;

-- name: DeleteStudyOperations :exec
DELETE FROM study_operations WHERE study = ? AND seq <= ?;

-- name: StudyOperations :many
SELECT * FROM study_operations WHERE study = sqlc.arg(study) AND seq > sqlc.arg(after) ORDER BY seq LIMIT sqlc.arg(most);

-- name: StudyOperationSeq :one
SELECT seq FROM study_operations WHERE study = ? AND client = ? AND number = ?;

-- name: StudiesByID :many
SELECT * FROM studies WHERE id > sqlc.arg(id) ORDER BY id LIMIT sqlc.arg(most);

-- name: StudyEditors :many
SELECT * FROM study_editors WHERE study = ? ORDER BY person;

-- name: AllStudyChapters :many
SELECT * FROM study_chapters WHERE study = ? ORDER BY place, id;

-- name: AllStudyOperations :many
SELECT * FROM study_operations WHERE study = ? ORDER BY seq;
