import { importTraining } from '@repo/api-client/members/import-training'

import { route } from '../../../http/route.ts'
import { readRecording } from '../../../sandbox/read-recording.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { branchOf } from '../../center/branch.ts'
import { importTraining as store } from '../import-training.ts'

export const importTrainingRoute = route(
  importTraining,
  async ({ params, body }, { context, principal, file, language, once }) => {
    const now = context.clock.now()
    const { typeUuid, force = false, activities = null } = body
    const { zone } = await principal.branch.read(branchOf)
    const bytes = file ?? Buffer.alloc(0)
    const read = await readRecording(context.sandbox, { bytes, now, zone, activities })
    const subject = { kind: 'member', uuid: params.uuid } as const
    return once(async (tx) => {
      const stored: Awaited<ReturnType<typeof store>>[] = []
      for (const training of read) {
        stored.push(await store(tx, { memberUuid: params.uuid, typeUuid, force, training, language }))
      }
      await recordAudit(tx, principal, { action: 'member-training-imported', subject }, now)
      return { uuid: stored[0]?.uuid ?? '', trainings: stored }
    })
  },
)
