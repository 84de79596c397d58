import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { collectSeconds, type StrapValue } from './strap-seconds.ts'

const value = (at: number, heartRate = 150, strap = 'ant:1', intervals: readonly number[] = []): StrapValue => ({
  strap,
  at,
  heartRate,
  intervals,
})

describe('the seconds of straps', () => {
  it('have the first value of each strap and all its intervals', () => {
    const seconds = collectSeconds()
    seconds.add(value(10_250, 150, 'ant:1', [410]))
    seconds.add(value(10_500, 152, 'ant:1', []))
    seconds.add(value(10_750, 151, 'ant:1', [412]))
    seconds.add(value(10_999, 99, 'ble:A0B1C2D3E4F5'))
    expect(seconds.takeBefore(10_999)).toEqual([])
    expect(seconds.takeBefore(11_000)).toEqual([
      { strap: 'ant:1', at: 10_000, heartRate: 150, intervals: [410, 412] },
      { strap: 'ble:A0B1C2D3E4F5', at: 10_000, heartRate: 99, intervals: [] },
    ])
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
        const taken: StrapValue[] = []
        const heard = new Set<string>()
        let now = 0
        for (const { strap, wait, takes } of steps) {
          now += wait
          seconds.add(value(now, 150, strap))
          heard.add(`${strap} ${Math.floor(now / 1000) * 1000}`)
          if (takes) taken.push(...seconds.takeBefore(now))
        }
        taken.push(...seconds.takeBefore(now + 1000))
        expect(taken.map(({ strap, at }) => `${strap} ${at}`).toSorted()).toEqual([...heard].toSorted())
      }),
    )
  })
})
