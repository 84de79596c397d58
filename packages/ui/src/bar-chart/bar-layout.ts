import { scaleBand, scaleLinear } from '@visx/scale'

import { atLeastZero, LINE_HEIGHT, type LinearScale, type Plot, tickCount } from '../chart/chart-scale.ts'
import { estimateWidth, round, sizeToFit, twoLines } from '../chart/chart-text.ts'

export interface BarInput {
  key: string
  label: string
  value: number
  text: string
}

export interface BarLayout<Bar extends BarInput> {
  plot: Plot
  value: { scale: LinearScale; ticks: number[] }
  band: ReturnType<typeof scaleBand<string>>
  columns: { bar: Bar; x: number; y: number; width: number; height: number; center: number }[]
  labels: ReadonlyMap<string, readonly string[]>
  labelSize: number
}

export interface BarLayoutInput<Bar extends BarInput> {
  width: number
  height: number
  fontSize: number
  bars: readonly Bar[]
  formatValue: (value: number) => string
}

/** Shrinks all labels together if a word is too long, down to a readable size. */
function labelSize(labels: readonly string[], place: number, fontSize: number): number {
  const words = labels.flatMap((label) => label.split(' '))
  return Math.max(fontSize * 0.8, Math.min(fontSize, ...words.map((word) => sizeToFit(word, place))))
}

export function layOutBars<Bar extends BarInput>(input: BarLayoutInput<Bar>): BarLayout<Bar> {
  const { width, height, fontSize, bars, formatValue } = input
  const lineHeight = fontSize * LINE_HEIGHT
  const most = Math.max(0, ...bars.map(({ value }) => atLeastZero(value)))
  const top = lineHeight * 2.4
  const isAllZero = most === 0
  const count = tickCount(height - top - lineHeight * 2, fontSize)
  const value = scaleLinear<number>({ domain: [0, isAllZero ? 1 : most], nice: count })
  const marks = isAllZero ? [0] : value.ticks(count)
  const left = Math.max(0, ...marks.map((mark) => estimateWidth(formatValue(mark), fontSize))) + fontSize * 0.7
  const right = Math.max(left, width)
  const band = scaleBand<string>({ domain: bars.map(({ key }) => key), range: [left, right], padding: 0.28 })
  const place = Math.max(1, band.step() * 0.96)
  const size = labelSize(
    bars.map(({ label }) => label),
    place,
    fontSize,
  )
  const labels = new Map(bars.map(({ key, label }) => [key, twoLines(label, place, size)]))
  const barWidth = Math.min(band.bandwidth(), fontSize * 6)
  const lines = Math.max(1, ...[...labels.values()].map((each) => each.length))
  const bottom = Math.max(top, height - lines * lineHeight - fontSize * 0.75)
  value.range([bottom, top])
  const columns = bars.map((bar) => {
    const x = (band(bar.key) ?? left) + (band.bandwidth() - barWidth) / 2
    const y = value(atLeastZero(bar.value))
    return {
      bar,
      x: round(x),
      y: round(y),
      width: round(barWidth),
      height: round(bottom - y),
      center: round(x + barWidth / 2),
    }
  })
  const plot = { left: round(left), right, top: round(top), bottom: round(bottom) }
  return { plot, value: { scale: value, ticks: marks }, band, columns, labels, labelSize: round(size) }
}
