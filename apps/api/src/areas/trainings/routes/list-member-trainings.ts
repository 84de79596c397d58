import { listMemberTrainings } from '@repo/api-client/members/list-member-trainings'
import { periodOf } from '@repo/domain/period'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { centerToday } from '../../../lists/center-today.ts'
import { recordFolded } from '../../audit/record-audit.ts'
import { presentPoints } from '../../challenges/presenters/points.ts'
import { findMember } from '../../members/members.ts'
import { presentSummaries } from '../../members/presenters/summaries.ts'
import { memberTrainings } from '../member-trainings.ts'
import { trainingNameOf } from '../presenters/training-name.ts'

export const listMemberTrainingsRoute = route(
  listMemberTrainings,
  async ({ params, query }, { context, principal, language }) => {
    const now = context.clock.now()
    const rows = await principal.branch.run(async (tx) => {
      if ((await findMember(tx, params.uuid, new Date(now))) === null) throw new Refusal('not-found')
      const usual = periodOf('last-7-days', await centerToday(tx, now))
      const found = await memberTrainings(tx, params.uuid, { ...usual, ...query })
      const subject = { kind: 'member', uuid: params.uuid } as const
      await recordFolded(tx, principal, { action: 'member-metrics-seen', subject }, now)
      return found
    })
    return rows.map(({ training, type }) => ({
      ...presentSummaries(training),
      uuid: training.uuid,
      type: trainingNameOf(type, language),
      deviceType: training.deviceType,
      startAt: training.startAt,
      offset: training.offset,
      modality: training.modality,
      points: presentPoints(training.points),
    }))
  },
)
