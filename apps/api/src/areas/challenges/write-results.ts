import type { Medal } from '@repo/domain/standing'
import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { rowsOf } from '../../database/rows-of.ts'
import { challengeResults } from '../../database/schema/challenge-results.ts'
import { members } from '../../database/schema/members.ts'
import { uuidIn } from '../../database/uuid-in.ts'
import type { Challenge } from './challenge-sums.ts'

/** How a challenge ended for one member. */
export interface Outcome {
  readonly memberUuid: string
  readonly groupName: string | null
  readonly points: number
  readonly goalsReached: number
  readonly place: number
  readonly medal: Medal | null
}

interface Written {
  readonly challenge: Challenge
  readonly goals: number
  readonly competitors: number
  readonly now: number
}

/** Writes down how a challenge ended for some; answers for whom that was not written down before. */
export const writeResults = async (
  tx: Transaction,
  { challenge, goals, competitors, now }: Written,
  outcomes: readonly Outcome[],
): Promise<readonly string[]> => {
  const rows = await rowsOf<{ uuid: string }>(
    tx,
    sql`
      insert into ${challengeResults} (uuid, branch_uuid, challenge_uuid, member_uuid, group_name, points, goals_reached,
        goals, place, competitors, medal, at)
      select gen_random_uuid(), ${challenge.branchUuid}, ${challenge.uuid}, m.uuid, o."groupName", o.points,
        o."goalsReached", ${goals}, o.place, ${competitors}, o.medal, ${new Date(now).toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o ("memberUuid" uuid, "groupName" text, points int,
        "goalsReached" int, place int, medal text)
      join ${members} m on m.uuid = o."memberUuid"
      where ${uuidIn(
        sql`m.uuid`,
        outcomes.map(({ memberUuid }) => memberUuid),
      )}
      order by m.uuid
      on conflict (challenge_uuid, member_uuid) do nothing
      returning member_uuid as uuid`,
  )
  return rows.map(({ uuid }) => uuid)
}
