import type { Bpm, Seconds } from '@repo/domain/core/units'
import { isMac } from '@repo/domain/sensors/mac-address'
import { bleAddress, parseStrapAddress } from '@repo/domain/sensors/strap-address'
import type { Ticks } from '@repo/straps/beats'

/** Reads `ant:730926`, `ble:A09E1A8C4AA3`, or a MAC address. Throws for anything else. */
export const strapAddressOf = (text: string): string => {
  const address = isMac(text) ? bleAddress(text) : parseStrapAddress(text)
  if (address === null) throw new Error(`${text} is neither a MAC address nor an ANT number such as ant:730926`)
  return address
}

const FIRST_UNKNOWN = 900_001

/** Straps that no sensor of the demo center has. */
export const unknownStraps = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => `ant:${FIRST_UNKNOWN + number}`)

const TICKS: Ticks = 1024

/** Makes the intervals between the beats of each second, which add up to the time that has passed. */
export const intervalsOf = () => {
  let [now, beatAt] = [0, 0]
  return (second: Seconds, heartRate: Bpm): readonly Ticks[] => {
    // after a pause of the signal, the next beats are new ones
    if (second * TICKS > now + TICKS) beatAt = second * TICKS
    now = (second + 1) * TICKS
    const intervals: Ticks[] = []
    for (let next = beatAt; ; beatAt = next) {
      const interval = Math.round((60 / heartRate) * TICKS + 8 * Math.sin(next / 4000))
      next += interval
      if (next > now) return intervals
      intervals.push(interval)
    }
  }
}
