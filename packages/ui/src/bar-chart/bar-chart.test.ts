import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { chartInks, chartZones } from '../tokens/chart-colors.ts'
import { BarChartSvg, type BarChartSvgProps } from './bar-chart.tsx'
import { layOutBars } from './bar-layout.ts'

const bars = [
  { key: 'a', label: 'Maximum', value: 12, text: '12', color: 'maximum' },
  { key: 'b', label: 'Very light', value: 48, text: '48', color: 'minimum' },
] as const
const space = { width: 480, height: 200, fontSize: 10, formatValue: String }

const draw = (props: Partial<BarChartSvgProps>): string =>
  renderToStaticMarkup(createElement(BarChartSvg, { bars, unit: 'min', width: 480, height: 200, ...props }))

describe('layOutBars', () => {
  it('draws every bar from zero, as high as its value', () => {
    const { plot, columns } = layOutBars({ ...space, bars })
    const [small, large] = columns
    expect((small?.height ?? 0) / (large?.height ?? 0)).toBeCloseTo(12 / 48, 2)
    for (const { y, height } of columns) expect(y + height).toBeCloseTo(plot.bottom, 1)
  })

  it('has few ticks, each once', () => {
    expect(layOutBars({ ...space, bars }).value.ticks).toEqual([0, 20, 40, 60])
  })

  it('stays inside its box with any values', () => {
    const anyBar = fc.record({ value: fc.double(), label: fc.string(), text: fc.constant('1') })
    fc.assert(
      fc.property(fc.array(anyBar, { maxLength: 12 }), fc.integer({ min: 0, max: 900 }), (values, width) => {
        const keyed = values.map((bar, index) => ({ ...bar, key: String(index) }))
        const { plot, columns, value } = layOutBars({ ...space, width, bars: keyed, formatValue: () => '10' })
        for (const tick of value.ticks) expect(value.scale(tick)).not.toBeNaN()
        for (const { x, y, width, height } of columns) {
          expect(x).toBeGreaterThanOrEqual(plot.left - 0.01)
          expect(x + width).toBeLessThanOrEqual(plot.right + 0.02)
          expect(y).toBeGreaterThanOrEqual(plot.top - 0.01)
          expect(height).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('draws only the zero line if all values are zero', () => {
    const { value, columns } = layOutBars({ ...space, bars: bars.map((bar) => ({ ...bar, value: 0 })) })
    expect(value.ticks).toEqual([0])
    expect(columns.map(({ height }) => height)).toEqual([0, 0])
  })
})

describe('BarChartSvg as a file', () => {
  it('has all styles in attributes', () => {
    const svg = draw({ paper: true })
    expect(svg).toContain(`fill="${chartZones.paper.maximum}"`)
    expect(svg).toContain('font-family="Roboto"')
    expect(svg).not.toMatch(/style=|var\(|currentColor|NaN|undefined/u)
    for (const word of svg.match(/<text[^>]*>/gu) ?? []) expect(word).toContain('fill="#')
  })

  it('uses the colors of the screen by default', () => {
    expect(draw({})).toContain(`fill="${chartInks.screen.text}"`)
  })

  it.each([
    ['no bars', { bars: [] }],
    ['a value that is not a number', { bars: [{ key: 'a', label: 'A', value: Number.NaN, text: '?' }] }],
    ['no room', { width: 0, height: 0 }],
  ])('survives %s', (_, props) => {
    expect(draw(props)).not.toMatch(/NaN|Infinity/u)
  })
})
