import { sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

/**
 * The number of the first entry of the branch's audit that is not as it was written, or is missing; null when the chain
 * holds. An end that was cut off is seen by nobody but who has a later hash, as every exported file does.
 */
export const brokenAuditEntry = async (tx: Transaction): Promise<number | null> => {
  const [row] = await rowsOf<{ broken: number | null }>(
    tx,
    sql`
      select min(number)::int as broken from (
        select row_number() over chained as number, lag(entry.hash, 1, '') over chained as hash_before, entry
        from audit_entries as entry
        window chained as (order by entry.sequence)
      ) as walked
      where (entry).sequence <> number
        or (entry).hash <> audit_hash(hash_before, entry)
        or ((entry).salt is not null and (entry).details_digest <> audit_digest(entry))
        or ((entry).salt is null and ((entry).details is not null or (entry).subject_uuid is not null))`,
  )
  return row?.broken ?? null
}
