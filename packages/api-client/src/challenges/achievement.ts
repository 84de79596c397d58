import type { Medal } from '@repo/domain/challenges/standing'
import * as z from 'zod/mini'

import { orElse } from '../core/tolerant-codecs.ts'

/** The wire's misspelling. */
const MEDAL_NAMES = { gold: 'gold', silver: 'silver', bronze: 'bronce' } as const

export type MedalsWon = Readonly<Record<Medal, number>>

const AchievementWire = z.array(z.object({ medals_type: z.enum(['gold', 'silver', 'bronce']), medals_count: z.int() }))

export const Achievement = orElse(
  z.codec(AchievementWire, z.custom<MedalsWon>(), {
    decode: (wire) => {
      const countOf = (medal: Medal) =>
        wire.find(({ medals_type: type }) => type === MEDAL_NAMES[medal])?.medals_count ?? 0
      return { gold: countOf('gold'), silver: countOf('silver'), bronze: countOf('bronze') }
    },
    encode: (medals) =>
      (['gold', 'silver', 'bronze'] as const).map((medal) => ({
        medals_type: MEDAL_NAMES[medal],
        medals_count: medals[medal],
      })),
  }),
  [],
)
