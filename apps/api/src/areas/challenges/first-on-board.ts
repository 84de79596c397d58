import { wallRanking } from '@repo/domain/idle-view'
import { asc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { memberStandings } from '../../database/schema/member-standings.ts'
import { members } from '../../database/schema/members.ts'

/** The first on the board of medals, in its order, without those who have won nothing. */
export const firstOnBoard = (tx: Transaction) =>
  tx
    .select({ pseudonym: members.pseudonym, imageUrl: members.imageUrl, standing: memberStandings })
    .from(memberStandings)
    .innerJoin(members, eq(members.uuid, memberStandings.memberUuid))
    .where(
      sql`${memberStandings.isListed} and ${memberStandings.branchUuid} = current_branch()
        and ${memberStandings.points} + ${memberStandings.gold} + ${memberStandings.silver} + ${memberStandings.bronze} > 0`,
    )
    .orderBy(sql`-${memberStandings.points}`, asc(memberStandings.memberUuid))
    .limit(wallRanking.people)
