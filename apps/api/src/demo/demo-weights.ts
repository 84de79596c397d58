import { integerBetween, type Random } from '@repo/domain/seeded-random'

import type { memberWeights } from '../database/schema/member-weights.ts'
import type { MemberRow } from './demo-members.ts'
import { seededUuid } from './demo-random.ts'

const DAY = 86_400_000
const MEASUREMENTS = 12

/** A year of weighings of those who were weighed, about one a month, each a little off the one after it; the last is today's weight. */
export const demoWeights = (
  random: Random,
  people: readonly MemberRow[],
  now: number,
): (typeof memberWeights.$inferInsert)[] =>
  people.flatMap((person) => {
    if (typeof person.weightKg !== 'number') return []
    let weight = person.weightKg
    let at = now - integerBetween(random, 1, 20) * DAY
    return Array.from({ length: MEASUREMENTS }, () => {
      const row = {
        uuid: seededUuid(random),
        branchUuid: person.branchUuid,
        memberUuid: person.uuid,
        weightKg: Math.round(weight * 10) / 10,
        measuredAt: new Date(at),
      }
      weight += (random() - 0.35) * 1.2
      at -= integerBetween(random, 22, 36) * DAY
      return row
    })
  })
