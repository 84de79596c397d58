import { describe, expect, it } from 'vitest'

import { LOST_BEATS, type Ticks } from './beats.ts'
import { randomOf } from './fake/random.ts'
import { isSameStrap, KEPT_INTERVALS, longestRun } from './same-strap.ts'

/** Ten minutes of a made-up heart whose rate wanders and whose beats vary by a few ms. */
const heart = (seed: number, variability: number): readonly Ticks[] => {
  const random = randomOf(seed)
  const rest = 100 + random() * 70
  const phase = random() * 6
  const intervals: Ticks[] = []
  for (let time = 0; time < 600;) {
    const rate = rest + 15 * Math.sin(time / 60 + phase)
    const noise = (random() + random() + random() - 1.5) * 2 * variability
    intervals.push(Math.round((60 / rate + noise / 1000) * 1024))
    time += 60 / rate
  }
  return intervals
}

const roundedToMs = (intervals: readonly Ticks[]): readonly Ticks[] =>
  intervals.map((ticks) => Math.round(Math.round(ticks / 1.024) * 1.024))

const withLosses = (intervals: readonly Ticks[], random: () => number, loss: number): readonly Ticks[] =>
  intervals.map((ticks) => (random() < loss ? LOST_BEATS : ticks))

const beats = heart(1, 4).slice(0, 60)

describe('two addresses', () => {
  it.each<[boolean, string, readonly Ticks[], readonly Ticks[]]>([
    [true, 'with 24 equal intervals', beats.slice(0, 24), beats.slice(0, 24)],
    [false, 'with 23', beats.slice(0, 23), beats.slice(0, 23)],
    [true, 'off by one tick', beats, beats.map((ticks, at) => ticks + (at % 3) - 1)],
    [false, 'off by two ticks', beats, beats.map((ticks) => ticks + 2)],
    [true, 'with one radio 6 beats behind', beats, beats.slice(0, -6)],
    [true, 'with the other radio 6 beats behind', beats.slice(0, -6), beats],
    [false, 'with one radio 7 beats behind', beats, beats.slice(0, -7)],
    [false, 'with a loss every 20 beats', beats, beats.map((ticks, at) => (at % 20 === 0 ? LOST_BEATS : ticks))],
    [false, 'that lost all beats', beats.map(() => LOST_BEATS), beats.map(() => LOST_BEATS)],
    [false, 'without beats', [], []],
  ])('are the same strap (%s) %s', (expected, _, one, other) => {
    expect(isSameStrap(one, other)).toBe(expected)
  })

  it.each([2, 4])('of 60 people with %d ms of variability are never confused', (variability) => {
    const hearts = Array.from({ length: 60 }, (_, person) => heart(person + 100, variability))
    const runs = hearts.flatMap((one, person) => hearts.slice(person + 1).map((other) => longestRun(one, other)))
    expect(runs).toHaveLength(1770)
    expect(Math.max(...runs)).toBeLessThan(20)
  })

  it('of one strap are recognized within two minutes, though ANT+ loses 5 % of the beats', () => {
    for (let person = 0; person < 60; person += 1) {
      const sent = heart(person + 100, 4)
      const [one, other] = [withLosses(sent, randomOf(person), 0.05), roundedToMs(sent)]
      let [time, at] = [0, 0]
      const window = (intervals: readonly Ticks[]) => intervals.slice(Math.max(0, at - KEPT_INTERVALS), at)
      for (; at < sent.length && !isSameStrap(window(one), window(other)); at += 1) time += (sent[at] ?? 0) / 1024
      expect(time).toBeLessThan(120)
    }
  })
})
