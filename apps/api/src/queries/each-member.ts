import { setImmediate as turn } from 'node:timers/promises'

import type { MemberRowWire } from '@repo/api-client/members/member'

import type { BranchDatabase } from '../db/database.ts'
import { primed } from '../files/primed.ts'
import { presentMemberRow } from '../presenters/member.ts'
import { linkedIds } from './linked-ids.ts'
import type { MemberOrder } from './member-pages.ts'
import { membersInOrder, searchMembers, type MemberSearch } from './members.ts'

const CHUNK = 250
const EVERYBODY = 2_147_483_647

interface Everybody {
  readonly search: MemberSearch | null
  readonly order: MemberOrder
  readonly now: Date
}

async function* inTurns(branch: BranchDatabase, { search, order, now }: Everybody): AsyncGenerator<MemberRowWire> {
  const uuids =
    search === null
      ? await linkedIds(branch, order)
      : await branch.run(async (tx) => (await searchMembers(tx, search, order, 0, EVERYBODY)).uuids)
  for (let from = 0; from < uuids.length; from += CHUNK) {
    const chunk = uuids.slice(from, from + CHUNK)
    const listed = await branch.run((tx) => membersInOrder(tx, chunk, now))
    // an embedded database answers within the same turn of the event loop, and all chunks would be one long turn
    await turn()
    for (const one of listed) yield presentMemberRow(one)
  }
}

/**
 * All members of a list, one by one. The ids are taken first, so that nobody comes twice or is left out when members
 * change meanwhile; the rows come in chunks, so that nothing else waits for long. Resolves once the first is read.
 */
export const eachMember = (branch: BranchDatabase, list: Everybody): Promise<AsyncIterable<MemberRowWire>> =>
  primed(inTurns(branch, list))
