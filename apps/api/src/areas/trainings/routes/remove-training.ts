import { removeTraining } from '@repo/api-client/trainings/remove-training'

import { route } from '../../../http/route.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { removeImported } from '../import-training.ts'

export const removeTrainingRoute = route(removeTraining, async ({ params }, { context, principal }) => {
  await principal.branch.run(async (tx) => {
    const memberUuid = await removeImported(tx, params.uuid)
    const subject = memberUuid === null ? {} : { subject: { kind: 'member', uuid: memberUuid } as const }
    await recordAudit(tx, principal, { action: 'member-training-removed', ...subject }, context.clock.now())
  })
  return { message: 'ok' }
})
