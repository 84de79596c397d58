import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { StrapSample } from './journal.ts'
import { collectSeconds } from './strap-seconds.ts'

const value = (at: number, hr = 150, strap = 'ant:1', rest: Partial<StrapSample> = {}): StrapSample => ({
  strap,
  at,
  hr,
  ...rest,
})

const NO_CONTACT = { contact: false }

describe('the seconds of straps', () => {
  it('have the first value of each strap and all its intervals', () => {
    const seconds = collectSeconds()
    seconds.add(value(10_250, 150, 'ant:1', { rr: [410] }))
    seconds.add(value(10_500, 152, 'ant:1', { battery: 80 }))
    seconds.add(value(10_750, 151, 'ant:1', { rr: [412] }))
    seconds.add(value(10_999, 99, 'ble:A0B1C2D3E4F5'))
    expect(seconds.takeBefore(10_999)).toEqual([])
    expect(seconds.takeBefore(11_000)).toEqual([
      { strap: 'ant:1', at: 10_000, hr: 150, rr: [410, 412], battery: 80 },
      { strap: 'ble:A0B1C2D3E4F5', at: 10_000, hr: 99 },
    ])
  })

  it.each<[string, StrapSample, StrapSample, number]>([
    ['the first of two good ones', value(10_000, 150), value(10_500, 152), 150],
    ['a good one after an impossible rate', value(10_000, 12), value(10_500, 152), 152],
    ['a good one after one without contact', value(10_000, 150, 'ant:1', NO_CONTACT), value(10_500, 152), 152],
    ['the first of two bad ones', value(10_000, 12), value(10_500, 150, 'ant:1', NO_CONTACT), 12],
  ])('have %s', (_, first, later, expected) => {
    const seconds = collectSeconds()
    seconds.add(first)
    seconds.add(later)
    expect(seconds.takeBefore(11_000)).toEqual([expect.objectContaining({ at: 10_000, hr: expected })])
  })

  it('are taken once, also if the timer is early or the clock goes back', () => {
    const seconds = collectSeconds()
    seconds.add(value(10_100))
    expect(seconds.takeBefore(11_000)).toHaveLength(1)
    seconds.add(value(10_900, 151))
    expect(seconds.takeBefore(10_000)).toEqual([])
    expect(seconds.takeBefore(12_000)).toEqual([])
  })

  it('come oldest first, after a pause all of them', () => {
    const seconds = collectSeconds()
    for (const at of [12_400, 10_100, 11_700, 13_000]) seconds.add(value(at))
    expect(seconds.takeBefore(13_200).map(({ at }) => at)).toEqual([10_000, 11_000, 12_000])
    expect(seconds.takeBefore(14_000).map(({ at }) => at)).toEqual([13_000])
  })

  it('have one value per strap and second, whenever they are taken', () => {
    const step = fc.record({ strap: fc.constantFrom('ant:1', 'ant:2'), wait: fc.nat(1500), takes: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const seconds = collectSeconds()
        const taken: StrapSample[] = []
        const added = new Set<string>()
        let now = 0
        for (const { strap, wait, takes } of steps) {
          now += wait
          seconds.add(value(now, 150, strap))
          added.add(`${strap} ${Math.floor(now / 1000) * 1000}`)
          if (takes) taken.push(...seconds.takeBefore(now))
        }
        taken.push(...seconds.takeBefore(now + 1000))
        expect(taken.map(({ strap, at }) => `${strap} ${at}`).toSorted()).toEqual([...added].toSorted())
      }),
    )
  })
})
