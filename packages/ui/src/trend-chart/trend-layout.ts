import { scaleLinear } from '@visx/scale'
import { line } from '@visx/shape'

import { atLeastZero, type LinearScale, type Plot, tickCount } from '../chart/chart-scale.ts'
import { estimateWidth, round } from '../chart/chart-text.ts'

export const trendKinds = ['line', 'bar'] as const
export type TrendKind = (typeof trendKinds)[number]

export interface TrendPoint {
  key: string
  /** In ms since 1970. */
  at: number
  value: number
  text: string
  label: string
}

export interface PlacedPoint {
  point: TrendPoint
  x: number
  y: number
  /** Null if the text would overlap another. */
  textAt: 'above' | 'below' | null
}

export interface TrendLayout {
  plot: Plot
  value: { scale: LinearScale; ticks: number[] }
  time: { scale: LinearScale; ticks: number[]; inset: number }
  points: PlacedPoint[]
  path: string
  barWidth: number
}

/** Returns the moments to write below the axis, in order, with at most `mostSteps` steps from the first to the last. */
export type TimeTicks = (mostSteps: number) => readonly number[]

export interface TrendLayoutInput {
  kind: TrendKind
  width: number
  height: number
  fontSize: number
  points: readonly TrendPoint[]
  timeTicks?: TimeTicks | undefined
  formatValue: (value: number) => string
  formatTime: (at: number) => string
}

/** More steps can't be distinguished at a glance, however wide a chart is. */
const MOST_TIME_STEPS = 12

const limit = 1e15
const isDrawable = ({ at, value }: TrendPoint): boolean =>
  Number.isFinite(at) && Math.abs(value) <= limit && Math.abs(at) <= limit

/** Bars start at 0; a line fills the height, and goes below 0 only with a value. */
function valueRange(kind: TrendKind, values: readonly number[]): [number, number] {
  const [low, high] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)]
  if (kind === 'bar') return [0, high === 0 ? 1 : high]
  const room = high - low > 1e-6 ? (high - low) * 0.15 : Math.max(1, Math.abs(high) * 0.05)
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room]
}

interface Words {
  x: number
  width: number
}

function placeWords(order: Iterable<number>, words: readonly Words[], gap: number): Set<number> {
  const kept = new Set<number>()
  for (const index of order) {
    const { x, width } = words[index] ?? { x: 0, width: 0 }
    const isClear = [...kept].every((other) => {
      const taken = words[other] ?? { x: 0, width: 0 }
      return Math.abs(taken.x - x) >= (taken.width + width) / 2 + gap
    })
    if (isClear) kept.add(index)
  }
  return kept
}

function placeValues(values: readonly number[], words: readonly Words[], gap: number): Set<number> {
  if (values.length === 0) return new Set()
  const last = values.length - 1
  const telling = [last, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values)), 0]
  const all = placeWords(new Set([...telling, ...values.keys()]), words, gap)
  return all.size * 2 > values.length ? all : placeWords(new Set(telling), words, gap)
}

function isValley(values: readonly number[], index: number): boolean {
  const own = values[index] ?? 0
  const neighbors = [values[index - 1], values[index + 1]].filter((value) => value !== undefined)
  return neighbors.length > 0 && neighbors.every((value) => value > own)
}

function spanOf(sorted: readonly TrendPoint[], marks: readonly number[]): [number, number] {
  const moments = [sorted[0]?.at, sorted.at(-1)?.at, marks[0], marks.at(-1)].filter((at) => at !== undefined)
  return moments.length === 0 ? [0, 0] : [Math.min(...moments), Math.max(...moments)]
}

export function layOutTrend(input: TrendLayoutInput): TrendLayout {
  const { kind, width, height, fontSize, formatValue, formatTime, timeTicks } = input
  const sorted = input.points.filter(isDrawable).toSorted((a, b) => a.at - b.at)
  const values = sorted.map(({ value }) => (kind === 'bar' ? atLeastZero(value) : value))
  const top = fontSize * 3
  const bottom = Math.max(top, height - fontSize * 1.75)
  const count = tickCount(bottom - top, fontSize)
  const yScale = scaleLinear<number>({ domain: valueRange(kind, values), range: [bottom, top], nice: count })
  const marks = yScale.ticks(count)
  const left = Math.max(0, ...marks.map((mark) => estimateWidth(formatValue(mark), fontSize))) + fontSize * 0.7
  const right = Math.max(left, width)

  const timeWords = sorted.map(({ at }) => formatTime(at))
  const halfWord =
    Math.max(0, ...[timeWords[0], timeWords.at(-1)].map((word) => estimateWidth(word ?? '', fontSize))) / 2
  const inset = Math.min(Math.max(fontSize * 2, halfWord), (right - left) / 2)
  const step = estimateWidth(timeWords.at(-1) ?? '', fontSize) + fontSize * 2
  const evenTicks = timeTicks?.(Math.max(1, Math.min(MOST_TIME_STEPS, Math.floor((right - left - inset * 2) / step))))
  const xScale = scaleLinear<number>({ domain: spanOf(sorted, evenTicks ?? []), range: [left + inset, right - inset] })
  const xs = sorted.map(({ at }) => xScale(at))

  const wordsOf = (texts: readonly string[]): Words[] =>
    texts.map((text, index) => ({ x: xs[index] ?? left, width: estimateWidth(text, fontSize) }))
  const withText = placeValues(values, wordsOf(sorted.map(({ text }) => text)), fontSize * 0.5)
  const withTime = placeWords([...timeWords.keys()].toReversed(), wordsOf(timeWords), fontSize)
  // The time axis is below the lowest line.
  const hasRoomBelow = (index: number): boolean => yScale(values[index] ?? 0) + fontSize * 1.75 <= bottom
  const textAt = (index: number): 'above' | 'below' =>
    kind === 'line' && isValley(values, index) && hasRoomBelow(index) ? 'below' : 'above'
  const points = sorted.map((point, index): PlacedPoint => ({
    point,
    x: round(xs[index] ?? left),
    y: round(yScale(values[index] ?? 0)),
    textAt: !withText.has(index) ? null : textAt(index),
  }))
  const closest = Math.min(right - left, ...points.slice(1).map(({ x }, index) => x - (points[index]?.x ?? 0)))
  return {
    plot: { left: round(left), right, top, bottom: round(bottom) },
    value: { scale: yScale, ticks: marks },
    time: {
      scale: xScale,
      ticks: [...(evenTicks ?? sorted.flatMap(({ at }, index) => (withTime.has(index) ? [at] : [])))],
      inset,
    },
    points,
    path: line<PlacedPoint>({ x: ({ x }) => x, y: ({ y }) => y })(points) ?? '',
    barWidth: round(Math.max(2, Math.min(fontSize * 3, closest * 0.7))),
  }
}

/** -1 without points. */
export function nearestPoint(points: readonly PlacedPoint[], x: number): number {
  let best = -1
  for (const [index, point] of points.entries()) {
    if (best === -1 || Math.abs(point.x - x) < Math.abs((points[best]?.x ?? 0) - x)) best = index
  }
  return best
}
