import { sql } from 'drizzle-orm'

import type { Fenced } from '../../../database/fence.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { LiveParticipant } from './live-class.ts'
import type { SampleWriter } from './sample-writer.ts'

interface Parts {
  readonly fenced: Fenced
  readonly clock: Pick<Clock, 'now'>
  readonly writer: Pick<SampleWriter, 'stored'>
}

/** Takes back what was counted for a participant from a moment on. Queued samples are stored first, then deleted. */
export const forgetSamples = async (
  participant: LiveParticipant | undefined,
  from: number,
  { fenced, clock, writer }: Parts,
): Promise<void> => {
  if (participant === undefined) return
  const until = clock.now()
  participant.samples.removeSince(from)
  Object.assign(participant, { isDirty: true, latest: null, contact: null, displayedSampleAt: null })
  await writer.stored()
  await fenced((db) =>
    db.execute(sql`
      delete from samples
      where participation_uuid = ${participant.uuid} and at >= ${from} and at <= ${until}`),
  )
}
