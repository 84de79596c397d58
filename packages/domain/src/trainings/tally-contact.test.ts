import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { offSkinSeconds, refusedSeconds } from './refused-seconds.ts'
import { isOffSkin, tallyRecording, type TallySample } from './tally.ts'

const PROFILE = { maxHeartRate: 200, weight: 70, sex: 'male', age: 30 } as const

/** One sample per character: `-` without contact, `+` with contact, `.` no value. */
const recording = (contacts: string): TallySample[] =>
  contacts
    .split('')
    .flatMap((contact, second) =>
      contact === '.' ? [] : { second, heartRate: 140, steps: 1, hasContact: contact === '+' },
    )

const secondsOf = ({ recordedSeconds, carriedSeconds }: ReturnType<typeof tallyRecording>) =>
  recordedSeconds + carriedSeconds

describe('a strap that reports no skin contact', () => {
  it.each([
    ['for 3 s counts as usual', '+++---+++', [], 9],
    ['for 5 s counts as usual', '------+++', [], 9],
    ['for 20 s counts nothing after 5 s', '-'.repeat(20), [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 6],
    ['counts again once it has contact', `${'-'.repeat(10)}+++`, [6, 7, 8, 9], 9],
    ['counts nothing that is carried over it', '-------+', [6], 7],
    ['twice for a short time counts as usual', '-----+-----+', [], 12],
    ['before and after a gap has reported it all along', '-..........-', [11], 1],
    ['has its missing seconds carried as long as it counts', '+..-..+', [], 7],
  ])('%s: %s', (_, contacts, offSkin, counted) => {
    const samples = recording(contacts)
    const tally = tallyRecording(samples, PROFILE)
    expect(offSkinSeconds(samples)).toEqual(offSkin)
    expect(secondsOf(tally)).toBe(counted)
    expect(isOffSkin(tally)).toBe(offSkin.at(-1) === samples.at(-1)?.second)
    // at 70 % of the maximum, a second earns 3 points a minute
    expect(tally.points).toBeCloseTo((counted * 3) / 60)
    expect(tally.steps).toBe(samples.length - offSkin.length)
  })

  it('drops a value held back before, and confirms none', () => {
    const samples = [...recording('+'.repeat(3) + '-'.repeat(9)), { second: 12, heartRate: 140 }]
    samples[8] = { second: 8, heartRate: 250, hasContact: false }
    samples[9] = { second: 9, heartRate: 250, hasContact: false }
    expect(offSkinSeconds(samples)).toEqual([9, 10, 11])
    expect(refusedSeconds(samples)).toEqual([8])
    expect(tallyRecording(samples, PROFILE)).toMatchObject({ recordedSeconds: 9, peakHeartRate: 140 })
  })

  it('leaves the other values of a second unaffected', () => {
    const samples = [...recording('-'.repeat(8)), { second: 7, heartRate: 140, steps: 5, hasContact: true }]
    expect(tallyRecording(samples, PROFILE)).toMatchObject({ recordedSeconds: 6, steps: 6 })
  })
})

it('each second counts at most 5 s of no contact in reports, and every second with a value counts', () => {
  const strap = fc.array(fc.constantFrom('+', '-', '-', '-', '-', '-', '-'), { maxLength: 80 })
  fc.assert(
    fc.property(strap, (contacts) => {
      const isOff = (second: number) => second - (contacts.lastIndexOf('+', second) + 1) > 5
      const counted = contacts.filter((contact, second) => contact === '+' || !isOff(second)).length
      const tally = tallyRecording(recording(contacts.join('')), PROFILE)
      expect([tally.recordedSeconds, tally.carriedSeconds]).toEqual([counted, 0])
    }),
  )
})
