import { updateMember } from '@repo/api-client/members/update-member'
import { and, eq, isNull, sql } from 'drizzle-orm'

import { members } from '../../db/tables/members.ts'
import { violatedUnique } from '../../errors/database-error.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'
import { centerToday } from '../../queries/center-today.ts'

export const updateMemberRoute = route(updateMember, async ({ params, body }, { context, principal }) => {
  const change = {
    email: body.email.toLowerCase(),
    name: body.name,
    lastName1: body.last_name_1,
    lastName2: body.last_name_2 ?? null,
    pseudonym: body.pseudonym,
    birthday: body.birthday,
    sex: body.sex,
    version: sql`${members.version} + 1`,
  }
  const isLinked = and(eq(members.uuid, params.uuid), isNull(members.unlinkedAt))
  await principal.branch
    .run(async (tx) => {
      if (body.birthday > (await centerToday(tx, context.clock.now()))) {
        throw new Refusal('invalid-input', { fields: { birthday: 'invalid-input' } })
      }
      const isUnchanged = body.version === undefined ? undefined : eq(members.version, body.version)
      const changed = await tx
        .update(members)
        .set(change)
        .where(and(isLinked, isUnchanged))
        .returning({ uuid: members.uuid })
      if (changed.length > 0) return
      const [known] = await tx.select({ uuid: members.uuid }).from(members).where(isLinked)
      throw new Refusal(known === undefined ? 'not-found' : 'changed-meanwhile')
    })
    .catch((error: unknown) => {
      throw violatedUnique(error) === 'members_email' ? new Refusal('member-already-linked') : error
    })
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
