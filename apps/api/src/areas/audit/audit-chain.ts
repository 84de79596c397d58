import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import { rowsOf } from '../../database/database.ts'

const CHUNK = 1000

interface Walked {
  readonly hash: string | null
  readonly broken: number | null
}

export interface AuditChain {
  readonly entries: number
  /** Null if the chain is intact. */
  readonly brokenAt: number | null
}

const walk = (after: number, hash: string) => sql`
  select (array_agg((entry).hash order by number desc))[1] as hash, min(number) filter (
    where (entry).sequence <> number
      or (entry).hash <> audit_hash(hash_before, entry)
      or ((entry).salt is not null and (entry).details_digest <> audit_digest(entry))
      or ((entry).salt is null and ((entry).details is not null or (entry).subject_uuid is not null))
  )::int as broken
  from (
    select ${after}::int + row_number() over chained as number, lag(entry.hash, 1, ${hash}::text) over chained as hash_before, entry
    from audit_entries as entry where sequence > ${after}::int and sequence <= ${after + CHUNK}::int
    window chained as (order by entry.sequence)
  ) as walked`

/** In chunks, so that classes aren't blocked. Only the hash in a later export reveals a truncated end. */
export const checkAuditChain = async (branch: BranchDatabase): Promise<AuditChain> => {
  const [last] = await branch.read((tx) =>
    rowsOf<{ sequence: number }>(tx, sql`select coalesce(max(sequence), 0)::int as sequence from audit_entries`),
  )
  const entries = last?.sequence ?? 0
  let hash = ''
  for (let after = 0; after < entries; after += CHUNK) {
    const [walked] = await branch.read((tx) => rowsOf<Walked>(tx, walk(after, hash)))
    if (walked === undefined || walked.hash === null) return { entries, brokenAt: after + 1 }
    if (walked.broken !== null) return { entries, brokenAt: walked.broken }
    hash = walked.hash
    // PGlite resolves within one turn of the event loop
    await yieldToEventLoop()
  }
  return { entries, brokenAt: null }
}
