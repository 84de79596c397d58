import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { chartPalettes } from '../tokens/chart-colors.ts'
import { DoughnutChartSvg, type DoughnutChartSvgProps } from './doughnut-chart-svg.tsx'
import { doughnutHeight, layOutLegend, layOutSlices } from './doughnut-layout.ts'

const make = (values: readonly number[]) =>
  values.map((value, index) => ({ key: String(index), label: `Part ${index}`, value, text: String(value) }))

const draw = (values: readonly number[], props: Partial<DoughnutChartSvgProps> = {}): string =>
  renderToStaticMarkup(
    createElement(DoughnutChartSvg, {
      parts: make(values),
      total: { text: '12', label: 'sessions' },
      formatShare: (share) => `${Math.round(share * 100)} %`,
      width: 480,
      height: 160,
      ...props,
    }),
  )

describe('layOutSlices', () => {
  it('keeps the order and each share', () => {
    expect(layOutSlices(make([1, 4, 3]), 50).map(({ share }) => share)).toEqual([0.125, 0.5, 0.375])
  })

  it('divides one whole, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ max: 1e9 }), { maxLength: 40 }), (values) => {
        const slices = layOutSlices(make(values), 50)
        const sum = slices.reduce((total, { share }) => total + share, 0)
        expect(sum).toBeCloseTo(slices.some(({ path }) => path !== '') ? 1 : 0, 6)
        for (const { path } of slices) expect(path).not.toMatch(/NaN|Infinity/u)
      }),
    )
  })
})

describe('layOutLegend', () => {
  it('keeps every row inside its box and separate, at the requested height', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const height = doughnutHeight(count, 515, 160)
        const rows = make(Array.from({ length: count }, () => 1)).map(({ label }) => ({ label, amount: '1 · 3 %' }))
        const places = layOutLegend(rows, { left: 176, width: 339, height, fontSize: 8 })
        const seen = new Set(places.map(({ x, y }) => `${x} ${y}`))
        expect(seen.size).toBe(count)
        for (const { y, end } of places) {
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(height)
          expect(end).toBeLessThanOrEqual(515)
        }
      }),
    )
  })
})

describe('DoughnutChartSvg as a file', () => {
  it('has all styles in attributes, with the names beside the ring', () => {
    const svg = draw([5, 4, 3], { paper: true, legend: true })
    expect(svg).toContain(`fill="${chartPalettes.paper[2]}"`)
    expect(svg).toContain('font-family="Roboto"')
    expect(svg).toContain('5 · 42 %')
    expect(svg).not.toMatch(/style=|var\(|currentColor|NaN|undefined/u)
    for (const word of svg.match(/<text[^>]*>/gu) ?? []) expect(word).toContain('fill="#')
  })

  it.each([
    ['no parts', [], 0],
    ['only zeros', [0, 0], 0],
    ['one part', [3], 1],
    ['a part that is not a number', [Number.NaN, 2], 1],
    ['more parts than colors', Array.from({ length: 40 }, (_, index) => index + 1), 40],
  ])('draws %s', (_, values, slices) => {
    const svg = draw(values, { paper: true })
    expect(svg.match(/<title>/gu) ?? []).toHaveLength(slices)
    expect(svg).not.toMatch(/NaN|Infinity/u)
  })

  it('draws nothing without space', () => {
    expect(draw([1, 2], { width: 0, height: 0, legend: true })).not.toMatch(/NaN|Infinity|(width|height|size)="-/u)
  })
})
