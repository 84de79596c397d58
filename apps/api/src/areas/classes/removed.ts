import type { BatchWire } from '@repo/api-client/participation/batch'

import { Refusal } from '../../http/errors/refusal.ts'
import type { LiveParticipant } from './live-class.ts'

/** Refuses a batch from a removed participant unless it has samples from before the removal, which count. */
export const refuseRemoved = ({ removedAt, isBanned }: LiveParticipant, { samples }: BatchWire): void => {
  if (removedAt === null) return
  const isFromBefore = samples.some(({ at }) => typeof at === 'number' && at < removedAt)
  if (isFromBefore) return
  throw isBanned ? new Refusal('banned', { values: { end: '' } }) : new Refusal('left-class')
}
