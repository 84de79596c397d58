import { importTraining } from '@repo/api-client/members/import-training'

import { route } from '../../../http/route.ts'
import { readRecording } from '../../../sandbox/read-recording.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { importTraining as store } from '../import-training.ts'

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
