import type { AnyDatabase } from '../measure/any-database.ts'

export const TOKEN_HASH = 'of the floor'

/** With the token's hash and the time. */
export const WHO_CALLS = `select a.uuid, a.role, a.branch_uuid, b.features, b.status, s.uuid, s.is_remembered, s.next_token_hash
  from admin_sessions s join administrators a on a.uuid = s.admin_uuid join branches b on b.uuid = a.branch_uuid
  where ((s.token_hash = $1 and s.expires_at > $2) or (s.next_token_hash = $1 and s.next_expires_at > $2)
    or (s.previous_token_hash = $1 and s.previous_until > $2)) and a.is_active`
/** With the branch, as the product has it for what only reads. */
export const OF_THE_BRANCH = `select set_config('role', branch_role(), true), set_config('app.branch', $1, true), set_config('transaction_read_only', 'on', true)`

/** Signs in whoever the floor's calls come from. */
export const ADD_SESSION = `
  insert into admin_sessions (token_hash, branch_uuid, admin_uuid, is_remembered, created_at, expires_at)
  select $1, branch_uuid, uuid, true, now(), now() + interval '1 day' from administrators
  where email = 'admin@demo.example' on conflict do nothing`

/**
 * What no call of the staff can do without, as the product asks it: whether the session still lives, and statements
 * that see one branch alone. Whoever kept either from call to call would answer somebody who was signed out.
 */
export const surroundingIn = async (database: AnyDatabase, branch: unknown): Promise<() => Promise<void>> => {
  await database.query(ADD_SESSION, [TOKEN_HASH])
  return async () => {
    await database.prepared(WHO_CALLS, [TOKEN_HASH, new Date().toISOString()])
    await database.bound(OF_THE_BRANCH, [branch], 'select 1')
  }
}
