import { importTraining } from '@repo/api-client/members/import-training'

import { importTraining as store } from '../../commands/import-training.ts'
import { recordAudit } from '../../commands/record-audit.ts'
import { route } from '../../http/route.ts'
import { readRecording } from '../../sandbox/read-recording.ts'

export const importTrainingRoute = route(
  importTraining,
  async ({ params, body }, { context, principal, file, once }) => {
    const now = context.clock.now()
    const training = await readRecording(context.sandbox, file ?? Buffer.alloc(0), now)
    const subject = { kind: 'member', uuid: params.uuid } as const
    return once(async (tx) => {
      const uuid = await store(tx, { memberUuid: params.uuid, ...body, ...training })
      await recordAudit(tx, principal, { action: 'member-training-imported', subject }, now)
      return { uuid }
    })
  },
)
