import { unsignedIn, type FitMessage } from './fit-messages.ts'
import type { TimedValue } from './recording.ts'

const FIELD = { fraction: 0, heartRates: 6, eventTimes: 9, packedTimes: 10 } as const

/** Heartbeats count in 1/1024 s from a message with a timestamp. */
const TICKS_PER_SECOND = 1024
const TICKS_IN_32_BITS = 2 ** 32
const PACKED = 2 ** 12
const FRACTIONS_PER_SECOND = 32_768
const INVALID_RATE = 0xff

const wholeTimes = ({ bytes, isLittle }: FitMessage): number[] => {
  const read = bytes(FIELD.eventTimes)
  const view = new DataView(read.buffer, read.byteOffset, read.byteLength)
  return Array.from({ length: Math.floor(read.length / 4) }, (_, at) => view.getUint32(at * 4, isLittle))
}

/** Two 12-bit times in three bytes, low bits first. */
const packedTimes = ({ bytes }: FitMessage): number[] => {
  const read = bytes(FIELD.packedTimes)
  return Array.from({ length: Math.floor((read.length * 2) / 3) }, (_, at) => {
    const place = Math.floor(at / 2) * 3
    const [low = 0, middle = 0, high = 0] = read.subarray(place, place + 3)
    return at % 2 === 0 ? low + (middle % 16) * 256 : Math.floor(middle / 16) + high * 16
  })
}

const after = (before: number, bits: number): number => before + ((((bits - before) % PACKED) + PACKED) % PACKED)

interface Reference {
  readonly at: number
  readonly ticks: number
}

const referenceOf = (message: FitMessage, ticks: number): Reference | null => {
  if (message.at === null) return null
  const fraction = unsignedIn(message, FIELD.fraction, 2) ?? 0
  return { at: message.at + (fraction / FRACTIONS_PER_SECOND) * 1000, ticks }
}

/** Source: FIT SDK, "HR message: expanding event timestamps". Swim straps store `hr` messages. */
export const heartbeatReader = () => {
  const values: TimedValue[] = []
  let reference: Reference | null = null
  let last = 0
  return {
    values,
    take: (message: FitMessage): void => {
      const whole = wholeTimes(message)
      reference = referenceOf(message, whole[0] ?? 0) ?? reference
      const rates = message.bytes(FIELD.heartRates)
      for (const [place, bits] of (whole.length > 0 ? whole : packedTimes(message)).entries()) {
        last = whole.length > 0 ? bits : after(last, bits)
        const rate = rates[place]
        if (reference === null || rate === undefined || rate === INVALID_RATE) continue
        const since = (last - reference.ticks + TICKS_IN_32_BITS) % TICKS_IN_32_BITS
        values.push({ at: reference.at + (since / TICKS_PER_SECOND) * 1000, heartRate: rate })
      }
    },
  }
}
