import type { Goal as GoalRules } from '@repo/domain/challenges/goal'
import { goalLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { orElse } from '../core/or-else.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { VersionShape, type Versioned } from '../core/seen.ts'
import { GoalTypeId } from './challenge-ids.ts'

const GoalWire = z.object({
  uuid: z.string(),
  goal_type_id: GoalTypeId,
  /** The type's name in the language asked for. */
  goal_type: orElse(z.string(), ''),
  meta: z.number(),
  points: z.number(),
  status: z.boolean(),
  created_at: Moment,
  /** From 1 within its type; 0 in a free challenge. */
  level: orElse(z.int(), 0),
  ...VersionShape,
})

/** A goal of a challenge, with its level within its type. */
export interface Goal extends GoalRules, Versioned {
  readonly createdAt: Date
  readonly typeName: string
  readonly level: number
}

export const GoalCodec = z.codec(GoalWire, z.custom<Goal>(), {
  decode: (wire) => ({
    uuid: wire.uuid,
    type: wire.goal_type_id,
    typeName: wire.goal_type,
    target: wire.meta,
    points: wire.points,
    isActive: wire.status,
    createdAt: wire.created_at,
    level: wire.level,
    version: wire.version,
  }),
  encode: (goal) => ({
    uuid: goal.uuid,
    goal_type_id: goal.type,
    goal_type: goal.typeName,
    meta: goal.target,
    points: goal.points,
    status: goal.isActive,
    created_at: goal.createdAt,
    level: goal.level,
    version: goal.version,
  }),
})

const amount = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))

/** A goal as it is made and changed. In a free challenge target and points stand for none. */
export const GoalBodyCodec = renamed(
  z.object({
    goal_type_id: GoalTypeId,
    meta: amount(goalLimits.target),
    points: amount(goalLimits.points),
    status: z.boolean(),
  }),
  { goal_type_id: 'type', meta: 'target', status: 'isActive' },
)
