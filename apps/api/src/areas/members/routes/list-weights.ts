import { listWeights } from '@repo/api-client/members/list-weights'

import { Refusal } from '../../../http/errors/refusal.ts'
import { noted, route } from '../../../http/route.ts'
import { memberWeightHistory } from '../../trainings/member-trainings.ts'
import { findMember } from '../members.ts'

const list = route(listWeights, async ({ params, query }, { context, principal }) => {
  const now = new Date(context.clock.now())
  const rows = await principal.branch.read(async (tx) => {
    if ((await findMember(tx, params.uuid, now)) === null) throw new Refusal('not-found')
    return memberWeightHistory(tx, params.uuid, query)
  })
  return rows.map(({ measuredAt: at, weightKg: weight }) => ({ at, weight }))
})

/** What a member weighed is part of the form. */
export const listWeightsRoute = noted<typeof listWeights>(list, ({ params }) => ({
  action: 'member-form-seen',
  subject: { kind: 'member', uuid: params.uuid },
}))
