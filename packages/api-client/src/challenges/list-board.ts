import { boardList } from '@repo/domain/challenge-list'
import type { Medal } from '@repo/domain/standing'
import * as z from 'zod/mini'

import { exportEndpoint, listEndpoint } from '../core/list.ts'
import { ofCenter } from '../core/schemas.ts'

/** The misspelling is the wire's. */
const MEDAL_NAMES = { gold: 'gold', silver: 'silver', bronze: 'bronce' } as const

const BoardWire = z.object({
  user_uuid: z.optional(z.string()),
  name: z.string(),
  pseudonym: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
  /** A type that is missing counts as none. */
  achievement: z.array(z.object({ medals_type: z.enum(['gold', 'silver', 'bronce']), medals_count: z.int() })),
  participated_challenges: z.int(),
  finished_challenges: z.int(),
  points_meddals: z.number(),
  position: z.optional(z.int()),
})

/** What somebody has reached in all challenges. */
export interface BoardRow {
  /** Null where a deployment tells none. */
  readonly uuid: string | null
  readonly name: string
  readonly pseudonym: string
  readonly email: string
  readonly imageUrl: string | null
  readonly medals: Readonly<Record<Medal, number>>
  /** Challenges somebody has taken part in, and those of them that are over. */
  readonly participated: number
  readonly finished: number
  /** Earned in challenges that are over. */
  readonly points: number
  /** From 1 among all, whatever is searched for; 0 where a deployment tells none. */
  readonly position: number
}

const BoardCodec = z.codec(BoardWire, z.custom<BoardRow>(), {
  decode: (wire) => {
    const countOf = (medal: Medal) =>
      wire.achievement.find(({ medals_type: type }) => type === MEDAL_NAMES[medal])?.medals_count ?? 0
    return {
      uuid: wire.user_uuid ?? null,
      name: wire.name,
      pseudonym: wire.pseudonym,
      email: wire.email,
      imageUrl: wire.image,
      medals: { gold: countOf('gold'), silver: countOf('silver'), bronze: countOf('bronze') },
      participated: wire.participated_challenges,
      finished: wire.finished_challenges,
      points: wire.points_meddals,
      position: wire.position ?? 0,
    }
  },
  encode: (row) => ({
    ...(row.uuid === null ? {} : { user_uuid: row.uuid }),
    name: row.name,
    pseudonym: row.pseudonym,
    email: row.email,
    image: row.imageUrl,
    achievement: (['gold', 'silver', 'bronze'] as const).map((medal) => ({
      medals_type: MEDAL_NAMES[medal],
      medals_count: row.medals[medal],
    })),
    participated_challenges: row.participated,
    finished_challenges: row.finished,
    points_meddals: row.points,
    position: row.position,
  }),
})

/** The board of medals: everybody who has taken part, the most points of completed challenges first. */
export const listBoard = listEndpoint({
  path: '/api/v2/branch/{branch}',
  summary: 'List the ranking of all challenges',
  permission: 'user_show',
  feature: 'gamification',
  params: ofCenter,
  rules: boardList,
  column: 'search_column',
  row: BoardCodec,
})

/** The board as a file. */
export const exportBoard = exportEndpoint(listBoard, 'Export the ranking of all challenges as CSV or XLSX')
