import { healthLimits, RADIO_KINDS, RADIO_STATES } from '@repo/domain/rooms/device-health'
import { parseStrapAddress } from '@repo/domain/sensors/strap-address'
import * as z from 'zod/mini'

import { renamed } from '../core/renamed.ts'
import { line } from '../core/text.ts'

interface Range {
  readonly min: number
  readonly max: number
}

const within = ({ min, max }: Range) => z.int().check(z.gte(min), z.lte(max))

const count = within(healthLimits.count)
const age = z.nullable(within(healthLimits.age))
const { min: coldest, max: hottest } = healthLimits.temperature

const RadioWire = z.object({
  kind: z.enum(RADIO_KINDS),
  name: line(healthLimits.radioName),
  state: z.enum(RADIO_STATES),
  links: z.optional(count),
  slots: z.optional(count),
})

const LostWire = z.object({
  strap: z.string().check(z.refine((address) => parseStrapAddress(address) === address)),
  percent: z.number().check(z.gte(healthLimits.percent.min), z.lte(healthLimits.percent.max)),
})

/** `waiting` counts straps without a free Bluetooth connection; `lost` lists straps with missed seconds in this class. */
export const DeviceHealthCodec = renamed(
  z.object({
    radios: z.array(RadioWire).check(z.maxLength(healthLimits.radios)),
    straps: count,
    waiting: count,
    backlog_seconds: within(healthLimits.backlogSeconds),
    worst_age_ms: age,
    median_age_ms: age,
    clock_offset_ms: z.nullable(within(healthLimits.clockOffset)),
    temperature: z.nullable(z.number().check(z.gte(coldest), z.lte(hottest))),
    lost: z.array(LostWire).check(z.maxLength(healthLimits.lost)),
  }),
  {
    backlog_seconds: 'backlogSeconds',
    worst_age_ms: 'worstAge',
    median_age_ms: 'medianAge',
    clock_offset_ms: 'clockOffset',
  },
)
