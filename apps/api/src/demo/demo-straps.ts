import { integerBetween, type Random } from '@repo/domain/core/seeded-random'

import type { sensors } from '../database/schema/sensors.ts'
import type { PastTraining } from './demo-history.ts'

type Strap = typeof sensors.$inferInsert

/** Percent of seconds lost per strap; one is high, to show the warning. */
const LOST_OF_HUNDRED = [1, 3, 2, 0, 14, 2, 1, 4, 2] as const

export const wearStraps = (
  random: Random,
  history: readonly PastTraining[],
  straps: readonly Strap[],
): { readonly history: readonly PastTraining[]; readonly straps: readonly Strap[] } => {
  const seen = new Map<string, number>()
  const worn = history.map((past): PastTraining => {
    const { training } = past
    const place = straps.findIndex(({ memberUuid }) => memberUuid === training.memberUuid)
    const strap = straps[place]
    if (strap === undefined) return past
    const end = training.startAt.getTime() + training.durationSeconds * 1000
    seen.set(strap.uuid, Math.max(seen.get(strap.uuid) ?? 0, end))
    const lostSeconds = Math.round((training.durationSeconds * (LOST_OF_HUNDRED[place] ?? 0)) / 100)
    return { ...past, training: { ...training, sensorName: strap.name, sensorUuid: strap.uuid, lostSeconds } }
  })
  return {
    history: worn,
    straps: straps.map((strap) => {
      const at = seen.get(strap.uuid)
      return at === undefined ? strap : { ...strap, lastSeenAt: new Date(at), battery: integerBetween(random, 8, 100) }
    }),
  }
}
