import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { rowsOf } from '../../database/rows-of.ts'
import { challengeParticipants } from '../../database/schema/challenge-participants.ts'
import type { challenges } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** A statement with so many holds the event loop for some milliseconds. */
const CHUNK = 500

interface Placed {
  readonly memberUuid: string
  readonly teamUuid: string | null
}

interface PutIn {
  readonly challenge: Pick<typeof challenges.$inferSelect, 'uuid' | 'branchUuid' | 'startAt' | 'finishAt'>
  readonly people: readonly Placed[]
  readonly now: number
}

/** Puts some in who were not, moves others to their team; answers how many of them are linked members. */
const putChunk = async (tx: Transaction, { challenge, people }: PutIn): Promise<number> => {
  const placed = JSON.stringify(people.map(({ memberUuid, teamUuid }) => ({ member: memberUuid, team: teamUuid })))
  const { uuid, branchUuid, startAt, finishAt } = challenge
  const put = await rowsOf(
    tx,
    sql`
      insert into ${challengeParticipants} as p
        (uuid, branch_uuid, challenge_uuid, member_uuid, team_uuid, start_at, finish_at)
      select gen_random_uuid(), ${branchUuid}, ${uuid}, placed.member, placed.team, ${startAt.toISOString()}, ${finishAt.toISOString()}
      from jsonb_to_recordset(${placed}::jsonb) as placed (member uuid, team uuid)
      join ${members} m on m.uuid = placed.member
      where m.unlinked_at is null
        or exists (select from ${challengeParticipants} known where known.challenge_uuid = ${uuid} and known.member_uuid = m.uuid)
      on conflict on constraint challenge_participants_member
        do update set team_uuid = excluded.team_uuid, left_at = null
      returning p.member_uuid`,
  )
  return put.length
}

/**
 * Lets members take part in a challenge, each in the team that is said; what they have trained since its start counts.
 * Those who left the center can stay where they are, but come into no other challenge.
 */
export const putInChallenge = async (tx: Transaction, input: PutIn): Promise<void> => {
  const { challenge, people, now } = input
  const byMember = [...new Map(people.map((one) => [one.memberUuid, one])).values()]
  for (let from = 0; from < byMember.length; from += CHUNK) {
    const chunk = byMember.slice(from, from + CHUNK)
    const put = await putChunk(tx, { ...input, people: chunk })
    if (put !== chunk.length) throw new Refusal('user-unknown', { fields: { users: 'user-unknown' } })
    if (challenge.startAt.getTime() > now) continue
    const who = JSON.stringify(chunk.map(({ memberUuid }) => memberUuid))
    await tx.execute(
      sql`select count_challenge_anew(${challenge.uuid}, array(select jsonb_array_elements_text(${who}::jsonb))::uuid[])`,
    )
  }
}
