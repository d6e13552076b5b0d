-- name: InsertPasskey :execrows
INSERT INTO passkeys (id, person, data, version, label, created, used) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING;

-- name: PasskeyByID :one
SELECT * FROM passkeys WHERE id = $1;

-- name: PasskeysOfPerson :many
SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id;

-- name: CountPasskeys :one
SELECT count(*) FROM passkeys WHERE person = $1;

-- name: UsePasskey :execrows
UPDATE passkeys SET data = sqlc.arg(data), used = sqlc.arg(used), version = version + 1 WHERE id = sqlc.arg(id) AND version = sqlc.arg(version);

-- name: RenamePasskey :execrows
UPDATE passkeys SET label = $1 WHERE id = $2 AND person = $3;

-- name: DeletePasskey :execrows
DELETE FROM passkeys WHERE id = $1 AND person = $2;

-- name: DeletePasskeys :exec
DELETE FROM passkeys WHERE person = $1;

-- name: PasskeysBetween :many
SELECT * FROM passkeys WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, id;

-- name: PutAddress :exec
INSERT INTO addresses (person, address, address_key, verified) VALUES ($1, $2, $3, $4)
ON CONFLICT (person) DO UPDATE SET address = excluded.address, address_key = excluded.address_key, verified = excluded.verified;

-- name: AddressByPerson :one
SELECT * FROM addresses WHERE person = $1;

-- name: AddressByKey :one
SELECT * FROM addresses WHERE address_key = $1;

-- name: DeleteAddress :execrows
DELETE FROM addresses WHERE person = $1;

-- name: DeleteAddressOfPerson :exec
DELETE FROM addresses WHERE person = $1;

-- name: AddressesBetween :many
SELECT * FROM addresses WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person;

-- name: InsertRecoveryCodes :exec
INSERT INTO recovery_codes (person, hash) SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(hashes)::BYTEA[]);

-- name: UseRecoveryCode :execrows
DELETE FROM recovery_codes WHERE person = $1 AND hash = $2;

-- name: CountRecoveryCodes :one
SELECT count(*) FROM recovery_codes WHERE person = $1;

-- name: DeleteRecoveryCodes :exec
DELETE FROM recovery_codes WHERE person = $1;

-- name: RecoveryCodesBetween :many
SELECT * FROM recovery_codes WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, hash;

-- name: LastAudit :one
SELECT coalesce(max(number), 0)::BIGINT FROM audit WHERE person = $1;

-- name: InsertAudit :exec
INSERT INTO audit (person, number, at, kind, address, device, by, about) VALUES ($1, $2, $3, $4, $5, $6, $7, $8);

-- name: DeleteAuditUpTo :exec
DELETE FROM audit WHERE person = $1 AND number <= $2;

-- name: AuditBefore :many
SELECT * FROM audit WHERE person = $1 AND number < $2 ORDER BY number DESC LIMIT $3;

-- name: DeleteAudit :exec
DELETE FROM audit WHERE person = $1;

-- name: AuditBetween :many
SELECT * FROM audit WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, number;

-- name: InsertPasskeys :exec
INSERT INTO passkeys (id, person, data, version, label, created, used)
SELECT unnest(sqlc.arg(ids)::BYTEA[]), unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(data)::BYTEA[]), unnest(sqlc.arg(versions)::BIGINT[]),
    unnest(sqlc.arg(labels)::TEXT[]), unnest(sqlc.arg(created)::BIGINT[]), unnest(sqlc.arg(used)::BIGINT[]);

-- name: InsertAddresses :exec
INSERT INTO addresses (person, address, address_key, verified)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(addresses)::TEXT[]), unnest(sqlc.arg(address_keys)::TEXT[]), unnest(sqlc.arg(verified)::BIGINT[]);

-- name: InsertAuditEntries :exec
INSERT INTO audit (person, number, at, kind, address, device, by, about)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(numbers)::BIGINT[]), unnest(sqlc.arg(times)::BIGINT[]),
    unnest(sqlc.arg(kinds)::TEXT[]), unnest(sqlc.arg(addresses)::TEXT[]), unnest(sqlc.arg(devices)::TEXT[]),
    unnest(sqlc.arg(bys)::TEXT[]), unnest(sqlc.arg(abouts)::TEXT[]);
