import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { estimateWidth } from '../chart/chart-text.ts'
import { chartInks } from '../tokens/chart-colors.ts'
import { TrendChartSvg, type TrendChartSvgProps } from './trend-chart-svg.tsx'
import { layOutTrend, nearestPoint, trendKinds, type TrendPoint } from './trend-layout.ts'

const day = 86_400_000
const at = (index: number, value: number): TrendPoint => ({
  key: `${index} ${value}`,
  at: index * day,
  value,
  text: String(value),
  label: `Day ${index}`,
})
const points = [at(0, 72), at(1, 71.5), at(4, 70)]
const space = {
  width: 480,
  height: 200,
  fontSize: 10,
  formatValue: String,
  formatTime: (moment: number) => `d${moment / day}`,
}

const draw = (props: Partial<TrendChartSvgProps>): string =>
  renderToStaticMarkup(
    createElement(TrendChartSvg, {
      kind: 'line',
      points,
      unit: 'kg',
      formatTime: space.formatTime,
      width: 480,
      height: 200,
      ...props,
    }),
  )

const stepsOf = (places: readonly number[]): number[] =>
  places.slice(1).map((place, index) => place - (places[index] ?? 0))

describe('layOutTrend', () => {
  it('spaces points by their moments, in any order', () => {
    const placed = layOutTrend({ ...space, kind: 'line', points: points.toReversed() }).points
    const [a, b, c] = placed.map(({ x }) => x)
    expect(placed.map(({ point }) => point.label)).toEqual(['Day 0', 'Day 1', 'Day 4'])
    expect(((c ?? 0) - (b ?? 0)) / ((b ?? 0) - (a ?? 0))).toBeCloseTo(3, 1)
  })

  it('begins its axis at the first requested tick, and spaces ticks evenly', () => {
    const late = [at(1, 70), at(5, 72), at(9, 71)]
    const timeTicks = () => [0, 3, 6, 9].map((index) => index * day)
    const { time, points: placed } = layOutTrend({ ...space, kind: 'line', points: late, timeTicks })
    expect(time.ticks.map(space.formatTime)).toEqual(['d0', 'd3', 'd6', 'd9'])
    const places = time.ticks.map(time.scale)
    for (const step of stepsOf(places)) expect(step).toBeCloseTo(stepsOf(places)[0] ?? 0, 6)
    expect(placed[0]?.x).toBeGreaterThan(places[0] ?? 0)
  })

  it.each([
    [280, '45:00', 3],
    [560, '45:00', 8],
    [1000, '45:00', 12],
    [560, '1:15:00', 6],
    [40, '45:00', 1],
  ])('has at %d px, with ticks as long as %s, space for %d steps', (width, text, most) => {
    const requested: number[] = []
    const timeTicks = (mostSteps: number) => {
      requested.push(mostSteps)
      return [0]
    }
    layOutTrend({ ...space, kind: 'line', points, width, fontSize: 12, formatTime: () => text, timeTicks })
    expect(requested).toEqual([most])
  })

  it('never overlaps two ticks if all that fit are requested', () => {
    const clock = (moment: number) => `${Math.floor(moment / day)}:00:00`
    fc.assert(
      fc.property(fc.integer({ min: 150, max: 2000 }), fc.integer({ min: 1, max: 90 }), (width, last) => {
        const timeTicks = (mostSteps: number) =>
          Array.from({ length: mostSteps + 1 }, (_, index) => (index * last * day) / mostSteps)
        const late = [at(0, 1), at(last, 2)]
        const { time } = layOutTrend({ ...space, kind: 'line', points: late, width, formatTime: clock, timeTicks })
        const words = estimateWidth(clock(last * day), space.fontSize)
        for (const step of stepsOf(time.ticks.map(time.scale))) expect(step).toBeGreaterThan(words + 10)
      }),
    )
  })

  it('starts at zero for bars and near the least value for a line', () => {
    expect(layOutTrend({ ...space, kind: 'bar', points }).value.ticks[0]).toBe(0)
    expect(layOutTrend({ ...space, kind: 'line', points }).value.ticks[0]).toBeGreaterThan(60)
  })

  it.each([
    ['zero', [0, 503], 0],
    ['next to zero', [2, 503], 0],
    ['below zero', [-40, 503], -200],
  ])('goes below zero only where a value does: %s', (_, values, least) => {
    const { value } = layOutTrend({ ...space, kind: 'line', points: values.map((each, index) => at(index, each)) })
    expect(value.ticks[0]).toBe(least)
  })

  it.each(trendKinds)('puts a single point of a %s in the middle', (kind) => {
    const { points, plot } = layOutTrend({ ...space, kind, points: [at(3, 70)] })
    expect(points[0]?.x).toBeCloseTo((plot.left + plot.right) / 2, 1)
    expect(points[0]?.textAt).toBe('above')
  })

  it('labels every value of a few, those of valleys below', () => {
    const few = [at(0, 72), at(2, 70), at(4, 73), at(6, 71)]
    const placed = layOutTrend({ ...space, kind: 'line', points: few }).points
    expect(placed.map(({ textAt }) => textAt)).toEqual(['above', 'below', 'above', 'below'])
    const bars = layOutTrend({ ...space, kind: 'bar', points: few }).points
    expect(bars.map(({ textAt }) => textAt)).toEqual(['above', 'above', 'above', 'above'])
  })

  it('labels a value on the lowest free line above it', () => {
    const { points: placed } = layOutTrend({ ...space, kind: 'line', points: [at(0, 20), at(1, 22), at(2, 0)] })
    expect(placed.map(({ textAt }) => textAt)).toEqual(['below', 'above', 'above'])
  })

  it('labels only significant values of many', () => {
    const many = Array.from({ length: 200 }, (_, index) => at(index, index === 60 ? 90 : index === 120 ? 40 : 70))
    const written = layOutTrend({ ...space, kind: 'line', points: many }).points.filter(({ textAt }) => textAt !== null)
    expect(written.map(({ point }) => point.label)).toEqual(['Day 0', 'Day 60', 'Day 120', 'Day 199'])
  })

  it('never overlaps two values or two moments', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: 200, max: 900 }), (days, width) => {
        let today = 0
        const points = days.map((gap) => at((today += gap), 70 + (gap % 5)))
        const layout = layOutTrend({ ...space, width, kind: 'line', points })
        const written = layout.points.filter(({ textAt }) => textAt !== null)
        const { scale, ticks } = layout.time
        for (const row of [written.map(({ x }) => x), ticks.map(scale)]) {
          expect(Math.min(width, ...stepsOf(row))).toBeGreaterThan(10)
        }
      }),
    )
  })

  it.each(trendKinds)('keeps a %s inside its box with any values', (kind) => {
    const anyPoint = fc.record({
      key: fc.uuid(),
      at: fc.double(),
      value: fc.double(),
      text: fc.string(),
      label: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 20 }), fc.integer({ min: 0, max: 900 }), (points, width) => {
        const layout = layOutTrend({ ...space, kind, width, points, formatTime: () => 'day', formatValue: () => '10' })
        expect(layout.path).not.toMatch(/NaN|Infinity/u)
        for (const { x, y } of layout.points) {
          expect(x).toBeGreaterThanOrEqual(layout.plot.left - 0.01)
          expect(x).toBeLessThanOrEqual(layout.plot.right + 0.01)
          expect(y).toBeGreaterThanOrEqual(layout.plot.top - 0.01)
          expect(y).toBeLessThanOrEqual(layout.plot.bottom + 0.01)
        }
      }),
    )
  })
})

it.each([
  [0, 0],
  [479, 2],
])('nearestPoint at %i returns the closest point', (x, index) => {
  expect(nearestPoint(layOutTrend({ ...space, kind: 'line', points }).points, x)).toBe(index)
})

it('nearestPoint returns null without points', () => {
  expect(nearestPoint([], 10)).toBe(-1)
})

describe('TrendChartSvg as a file', () => {
  it.each(trendKinds)('has all styles of a %s in attributes', (kind) => {
    const svg = draw({ kind, paper: true })
    expect(svg).toContain(`"${chartInks.paper.mark}"`)
    expect(svg).toContain('font-family="Roboto"')
    expect(svg).not.toMatch(/style=|var\(|currentColor|NaN|undefined/u)
    for (const word of svg.match(/<text[^>]*>/gu) ?? []) expect(word).toContain('fill="#')
  })

  it('shows a single point as a dot', () => {
    expect(draw({ points: [at(1, 70)] })).toContain('<circle')
  })

  it.each([
    ['no points', { points: [] }],
    ['a value that is not a number', { points: [at(1, Number.NaN), at(Number.NaN, 1)] }],
    ['the same moment twice', { kind: 'bar', points: [at(1, 70), at(1, 71)] }],
    ['no room', { width: 0, height: 0 }],
  ] as const)('survives %s', (_, props) => {
    expect(draw(props)).not.toMatch(/NaN|Infinity/u)
  })
})
