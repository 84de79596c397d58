import * as z from 'zod/mini'

import { Achievement } from '../challenges/achievement.ts'
import { endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'

const PlaceWire = z.object({
  position: z.int(),
  pseudonym: z.string(),
  image: z.nullable(z.string()),
  achievement: Achievement,
  points_meddals: z.number(),
  is_guest: z.optional(z.boolean()),
})

/** Without members who hide their numbers. Guests have no pseudonym. */
export const showWallRanking = endpoint({
  method: 'GET',
  path: '/api/v2/display/ranking',
  summary: 'The ranking of all challenges for a wall',
  access: { kind: 'display' },
  response: inData(
    renamed(PlaceWire, { image: 'imageUrl', achievement: 'medals', points_meddals: 'points', is_guest: 'isGuest' }),
  ),
  errors: { 403: ['forbidden'] },
})

export type WallPlace = z.output<typeof showWallRanking.response>[number]
