import type { MemberRowWire } from '@repo/api-client/members/member'
import { sql } from 'drizzle-orm'

import type { BranchDatabase } from '../db/database.ts'
import { presentMemberRow } from '../presenters/member.ts'
import type { MemberOrder } from './member-pages.ts'
import { membersInOrder, searchMembers, type MemberSearch } from './members.ts'

const CHUNK = 500
const EVERYBODY = 2_147_483_647

interface Everybody {
  readonly search: MemberSearch | null
  readonly order: MemberOrder
  readonly now: Date
}

/**
 * All members of a list, one by one. The ids are taken at once, so that nobody comes twice or is left out when members
 * change meanwhile; the rows come in chunks, so that nothing else waits for long.
 */
export async function* eachMember(
  branch: BranchDatabase,
  { search, order, now }: Everybody,
): AsyncGenerator<MemberRowWire> {
  const uuids = await branch.run(async (tx) => {
    if (search !== null) return (await searchMembers(tx, search, order, 0, EVERYBODY)).uuids
    const found: unknown = await tx.execute(
      sql`select members_from as uuid from members_from(${order.sort}, ${order.direction === 'desc'}, null, null, 0, ${EVERYBODY})`,
    )
    return (found as { rows: { uuid: string }[] }).rows.map(({ uuid }) => uuid)
  })
  for (let from = 0; from < uuids.length; from += CHUNK) {
    const chunk = uuids.slice(from, from + CHUNK)
    const listed = await branch.run((tx) => membersInOrder(tx, chunk, now))
    for (const one of listed) yield presentMemberRow(one)
  }
}
