import { MAX_BATCH_SAMPLES } from '@repo/api-client/classes/measurements'
import type { PhoneSample } from '@repo/api-client/classes/outbox'
import type { Milliseconds } from '@repo/domain/core/units'
import { isPlausibleHeartRate } from '@repo/domain/live/signal'
import { screenNow } from '@repo/live-class/screen-clock'
import type { HeartRateMeasurement } from '@repo/straps/heart-rate-measurement'

import { onServerClock, useNumbersStore } from './numbers-store.ts'
import { usePhoneStore } from './phone-store.ts'

const CLOSEST_SAMPLES_MS = 700

/** `takenAt` is screen time. */
export interface Taken {
  readonly takenAt: Milliseconds
  readonly measured: Omit<PhoneSample, 'at'>
}

const measuredOf = ({ heartRate, contact }: HeartRateMeasurement): Taken['measured'] =>
  contact === 'unsupported' ? { hr: heartRate } : { hr: heartRate, contact: contact === 'good' }

const isStrapOffSkin = (): boolean => {
  const { life } = usePhoneStore.getState()
  return life.phase === 'joined' && life.strap.state === 'off-skin'
}

export const sampleOf = ({ takenAt: at, measured }: Taken): PhoneSample => ({ at: onServerClock(at), ...measured })

export const batchesOf = (values: readonly Taken[]): readonly PhoneSample[][] =>
  Array.from({ length: Math.ceil(values.length / MAX_BATCH_SAMPLES) }, (_, batch) =>
    values.slice(batch * MAX_BATCH_SAMPLES, (batch + 1) * MAX_BATCH_SAMPLES).map(sampleOf),
  )

/** Returns null for values that aren't sent: too soon, or invalid. */
export const createTaker = () => {
  let takenAt = Number.NEGATIVE_INFINITY
  return (measurement: HeartRateMeasurement): Taken | null => {
    const now = screenNow()
    const isPlausible = isPlausibleHeartRate(measurement.heartRate)
    // many straps send 0 bpm off the skin, which is sent to report the missing contact
    const isWanted = isPlausible || measurement.contact === 'missing'
    if (!isWanted || now - takenAt < CLOSEST_SAMPLES_MS) return null
    takenAt = now
    const taken = { takenAt, measured: measuredOf(measurement) }
    if (isPlausible && !isStrapOffSkin()) useNumbersStore.setState({ latest: sampleOf(taken) })
    return taken
  }
}
