import { imageLimits } from '@repo/domain/core/limits'
import type { ImportedTraining } from '@repo/domain/trainings/imported-training'

import { Refusal } from '../lib/refusal.ts'
import type { FoundActivity, ReadTable, UnreadRecording, UnreadTable } from './sandbox-child.ts'
import type { Sandbox } from './sandbox.ts'

/** Security: a compromised decoder could return a type that browsers execute. */
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

export const readImage = async (sandbox: Sandbox, bytes: Buffer | null, width: number): Promise<Buffer> => {
  if (bytes === null || bytes.length === 0) throw new Refusal('image-invalid')
  if (bytes.length > imageLimits.maxBytes) throw new Refusal('image-too-large')
  const decoded = await sandbox.run('image', { bytes, width })
  if (decoded === null) throw new Refusal('image-invalid')
  const image = Buffer.from(decoded.buffer, decoded.byteOffset, decoded.byteLength)
  if (!isWebp(image)) throw new Refusal('image-invalid')
  return image
}

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

export const readTable = async (sandbox: Sandbox, table: UnreadTable): Promise<ReadTable> => {
  const read = await sandbox.run('table', table)
  if (read === null) throw new Refusal('table-unreadable')
  if (typeof read === 'string') throw new Refusal(`table-${read}`)
  return read
}
