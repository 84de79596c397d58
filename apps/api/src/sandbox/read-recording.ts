import type { ImportedTraining } from '@repo/domain/trainings/imported-training'

import { Refusal } from '../lib/refusal.ts'
import type { FoundActivity, UnreadRecording } from './jobs.ts'
import type { Sandbox } from './sandbox.ts'

const presentActivity = ({ place, startAt, timerSeconds }: FoundActivity) => ({
  activity: place,
  started_at: new Date(startAt).toISOString(),
  timer_seconds: timerSeconds,
})

export const readRecording = async (sandbox: Sandbox, file: UnreadRecording): Promise<readonly ImportedTraining[]> => {
  const read = await sandbox.run('recording', file)
  if (read === null) throw new Refusal('recording-unreadable')
  if (typeof read === 'string') throw new Refusal(`recording-${read}`)
  if ('activities' in read) {
    const activities = read.activities.map(presentActivity)
    throw new Refusal('recording-has-several', { values: { count: String(activities.length) }, data: { activities } })
  }
  return read.map(({ seconds, heartRates, ...training }) => ({
    ...training,
    samples: Array.from(seconds, (second, at) => ({ second, heartRate: heartRates[at] ?? 0 })),
  }))
}
