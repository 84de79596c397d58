import { readFileSync } from 'node:fs'

import { type DeviceHealth, healthLimits } from '@repo/domain/rooms/device-health'
import type { RadioHealth } from '@repo/straps/reception'
import type { SenderState } from '@repo/straps/sender-state'

import type { LostStrap } from './lost-seconds.ts'

interface Parts {
  readonly radios: readonly RadioHealth[]
  readonly state: SenderState
  /** Straps without a Bluetooth slot. */
  readonly waiting: number
  readonly lost: readonly LostStrap[]
  readonly temperature: number | null
  /** This computer's clock and the server's. Null before the first report. */
  readonly clock: { readonly own: number; readonly server: number } | null
}

interface Range {
  readonly min: number
  readonly max: number
}

const bounded = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, Math.round(value)))

const boundedOrNull = (value: number | null, range: Range): number | null =>
  value === null ? null : bounded(value, range)

/** Within the limits of the server, which would refuse the report otherwise. */
export const deviceHealthOf = ({ radios, state, waiting, lost, temperature, clock }: Parts): DeviceHealth => ({
  radios: radios.slice(0, healthLimits.radios),
  straps: bounded(state.straps.length, healthLimits.count),
  waiting: bounded(waiting, healthLimits.count),
  backlogSeconds: bounded(state.backlogSeconds, healthLimits.backlogSeconds),
  worstAge: boundedOrNull(state.worstAge, healthLimits.age),
  medianAge: boundedOrNull(state.medianAge, healthLimits.age),
  clockOffset: clock === null ? null : bounded(clock.own - clock.server, healthLimits.clockOffset),
  temperature: boundedOrNull(temperature, healthLimits.temperature),
  lost: lost.slice(0, healthLimits.lost),
})

const SENSOR = '/sys/class/thermal/thermal_zone0/temp'

/** In °C. Null for a computer without a sensor. */
export const readTemperature = (path = SENSOR): number | null => {
  try {
    const milli = Number(readFileSync(path, 'utf8'))
    return Number.isFinite(milli) ? milli / 1000 : null
  } catch {
    return null
  }
}
