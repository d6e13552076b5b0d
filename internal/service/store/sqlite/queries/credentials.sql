-- name: InsertPasskey :execrows
INSERT INTO passkeys (id, person, data, version, label, created, used) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING;

-- name: Passkey :one
SELECT * FROM passkeys WHERE id = ?;

-- name: Passkeys :many
SELECT * FROM passkeys WHERE person = ? ORDER BY created, id;

-- name: CountPasskeys :one
SELECT count(*) FROM passkeys WHERE person = ?;

-- name: UsePasskey :execrows
UPDATE passkeys SET data = sqlc.arg(data), used = sqlc.arg(used), version = version + 1 WHERE id = sqlc.arg(id) AND version = sqlc.arg(version);

-- name: RenamePasskey :execrows
UPDATE passkeys SET label = ? WHERE id = ? AND person = ?;

-- name: DeletePasskey :execrows
DELETE FROM passkeys WHERE id = ? AND person = ?;

-- name: DeletePasskeys :exec
DELETE FROM passkeys WHERE person = ?;

-- name: PasskeysBetween :many
SELECT * FROM passkeys WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, id;

-- name: PutAddress :exec
INSERT INTO addresses (person, address, address_key, verified) VALUES (?, ?, ?, ?)
ON CONFLICT (person) DO UPDATE SET address = excluded.address, address_key = excluded.address_key, verified = excluded.verified;

-- name: Address :one
SELECT * FROM addresses WHERE person = ?;

-- name: AddressByKey :one
SELECT * FROM addresses WHERE address_key = ?;

-- name: DeleteAddress :execrows
DELETE FROM addresses WHERE person = ?;

-- name: DeleteAddressOfPerson :exec
DELETE FROM addresses WHERE person = ?;

-- name: AddressesBetween :many
SELECT * FROM addresses WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person;

-- name: InsertRecoveryCode :exec
INSERT INTO recovery_codes (person, hash) VALUES (?, ?);

-- name: UseRecoveryCode :execrows
DELETE FROM recovery_codes WHERE person = ? AND hash = ?;

-- name: CountRecoveryCodes :one
SELECT count(*) FROM recovery_codes WHERE person = ?;

-- name: DeleteRecoveryCodes :exec
DELETE FROM recovery_codes WHERE person = ?;

-- name: RecoveryCodesBetween :many
SELECT * FROM recovery_codes WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, hash;

-- name: LastAudit :one
SELECT CAST(coalesce(max(number), 0) AS INTEGER) FROM audit WHERE person = ?;

-- name: InsertAudit :exec
INSERT INTO audit (person, number, at, kind, address, device, by, about) VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: DeleteAuditUpTo :exec
DELETE FROM audit WHERE person = ? AND number <= ?;

-- name: AuditBefore :many
SELECT * FROM audit WHERE person = ? AND number < ? ORDER BY number DESC LIMIT ?;

-- name: DeleteAudit :exec
DELETE FROM audit WHERE person = ?;

-- name: AuditBetween :many
SELECT * FROM audit WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, number;
