import { describe, expect, it } from 'vitest'

import { type HeartCurveData, layOutHeartCurve } from './heart-curve-layout.ts'

const scale = {
  width: 400,
  height: 200,
  fontSize: 10,
  unit: 'bpm',
  timeTicks: () => [0, 60_000, 120_000],
  formatTime: String,
}
const zones = [
  { level: 'minimum' as const, from: 100, share: '50 %' },
  { level: 'light' as const, from: 120, share: '60 %' },
]
const curve = (heartRates: HeartCurveData['heartRates']): HeartCurveData => ({ stepSeconds: 60, heartRates, zones })

describe('layOutHeartCurve', () => {
  it('starts at 0:00 and ends with the last step', () => {
    const { plot, times, line } = layOutHeartCurve(curve([110, 110]), scale)
    expect(times.map(({ x }) => x)).toEqual([plot.left, expect.any(Number), plot.right])
    const [first] = line.slice(1).split(' ')
    expect(Number(first)).toBeCloseTo(plot.left + (plot.right - plot.left) / 4, 1)
  })

  it('stacks the bands without a gap from the lowest zone up', () => {
    const { plot, bands, stops } = layOutHeartCurve(curve([90, 130]), scale)
    expect(bands.map(({ level }) => level)).toEqual(['minimum', 'light'])
    const [minimum, light] = bands
    expect([light?.y, minimum?.y]).toEqual([plot.top, plot.top + (light?.height ?? 0)])
    expect([stops[0]?.offset, stops.at(-1)?.offset]).toEqual([0, 1])
    const offsets = stops.map(({ offset }) => offset)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  })

  it.each([
    [[null, null], 0],
    [[110, null, 110], 2],
    [[null, 110, 112, null], 1],
  ])('draws %j in %d parts', (heartRates, parts) => {
    const { line } = layOutHeartCurve(curve(heartRates), scale)
    expect(line.match(/M/g) ?? []).toHaveLength(parts)
  })

  it('has even steps of bpm without zones', () => {
    const { values } = layOutHeartCurve({ ...curve([85, 150]), zones: [] }, scale)
    expect(values.map(({ left, right }) => [left, right])).toEqual([
      ['100', ''],
      ['120', ''],
      ['140', ''],
    ])
  })
})
