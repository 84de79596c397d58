import type { Plot } from '../chart/chart-scale.ts'
import { estimateWidth, round } from '../chart/chart-text.ts'
import type { ZoneLevel } from '../tokens/colors.ts'

export interface CurveZone {
  level: ZoneLevel
  /** Lower bound in bpm. */
  from: number
  /** Lower bound as a share of the maximum, such as `70 %`. */
  share: string
}

export interface HeartCurveData {
  stepSeconds: number
  /** One a step from 0:00. Null breaks the line. */
  heartRates: readonly (number | null)[]
  /** In rising order. Empty if the person's zones are unknown. */
  zones: readonly CurveZone[]
}

export interface HeartCurveScale {
  width: number
  height: number
  fontSize: number
  unit: string
  /** Returns moments in ms from 0, with at most `mostSteps` steps. */
  timeTicks: (mostSteps: number) => readonly number[]
  formatTime: (at: number) => string
}

interface ValueTick {
  y: number
  left: string
  right: string
}

export interface HeartCurveLayout {
  plot: Plot
  bands: readonly { level: ZoneLevel; y: number; height: number }[]
  values: readonly ValueTick[]
  times: readonly { x: number; text: string }[]
  line: string
  area: string
  /** Hard color stops from the bottom (0) to the top (1). */
  stops: readonly { offset: number; level: ZoneLevel }[]
}

const PLAIN_STEP = 20
/** Space above the highest and below the lowest value, in bpm. */
const ROOM = 4
const MOST_TIME_STEPS = 8

type Place = readonly [x: number, y: number]

const isKnown = (rate: number | null): rate is number => rate !== null && Number.isFinite(rate)

function rangeOf({ heartRates, zones }: HeartCurveData): readonly [number, number] {
  const marks = [zones[0]?.from, zones.at(-1)?.from].filter((mark) => mark !== undefined)
  const all = [...heartRates.filter(isKnown), ...marks]
  return all.length === 0 ? [60, 180] : [Math.min(...all) - ROOM, Math.max(...all) + ROOM]
}

function plainMarks(low: number, high: number): ValueTick[] {
  const first = Math.ceil(low / PLAIN_STEP)
  const count = Math.max(0, Math.floor(high / PLAIN_STEP) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * PLAIN_STEP).map((rate) => ({
    y: rate,
    left: String(rate),
    right: '',
  }))
}

/** Unbroken parts of the line. */
function partsOf(places: readonly (Place | null)[]): Place[][] {
  const parts: Place[][] = [[]]
  for (const place of places) {
    if (place === null) parts.push([])
    else parts.at(-1)?.push(place)
  }
  return parts.filter((part) => part.length > 0)
}

const lineOf = (part: readonly Place[]): string => {
  const path = `M${part.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
  // a line without length only shows its round ends
  return part.length === 1 ? `${path}h0` : path
}

const areaOf = (part: readonly Place[], bottom: number): string =>
  `${lineOf(part)}V${bottom}H${round(part[0]?.[0] ?? 0)}Z`

/** Places bands, line, area, and ticks for an SVG or a canvas. */
export function layOutHeartCurve(data: HeartCurveData, scale: HeartCurveScale): HeartCurveLayout {
  const { stepSeconds, heartRates, zones } = data
  const { width, height, fontSize, timeTicks, formatTime } = scale
  const [low, high] = rangeOf(data)
  const marks = zones.length === 0 ? plainMarks(low, high) : zones.map(zoneMark)
  const widest = (side: 'left' | 'right'): number =>
    Math.max(0, ...marks.map((mark) => estimateWidth(mark[side], fontSize)))
  const gap = fontSize * 0.5
  const top = round(fontSize * 1.75)
  const bottom = round(Math.max(top, height - fontSize * 1.75))
  const left = round(widest('left') + gap)
  const right = round(Math.max(left, width - (widest('right') === 0 ? 0 : widest('right') + gap)))
  const shareAt = (rate: number): number => Math.min(1, Math.max(0, (rate - low) / (high - low)))
  const yOf = (rate: number): number => round(bottom - shareAt(rate) * (bottom - top))
  const length = Math.max(1, heartRates.length * stepSeconds * 1000)
  const xOf = (at: number): number => left + (at / length) * (right - left)

  const places = heartRates.map((rate, index): Place | null =>
    isKnown(rate) ? [xOf((index + 0.5) * stepSeconds * 1000), yOf(rate)] : null,
  )
  const parts = partsOf(places)
  const upperOf = (index: number): number => zones[index + 1]?.from ?? high
  const timeWidth = estimateWidth(formatTime(length), fontSize) + fontSize
  const mostSteps = Math.max(1, Math.min(MOST_TIME_STEPS, Math.floor((right - left) / timeWidth)))
  return {
    plot: { left, right, top, bottom },
    bands: zones.map(({ level, from }, index) => {
      const upper = yOf(upperOf(index))
      return { level, y: upper, height: round(yOf(from) - upper) }
    }),
    values: marks.map((mark) => ({ ...mark, y: yOf(mark.y) })),
    times: timeTicks(mostSteps)
      .filter((at) => at <= length)
      .map((at) => ({ x: round(xOf(at)), text: formatTime(at) })),
    line: parts.map(lineOf).join(''),
    area: parts.map((part) => areaOf(part, bottom)).join(''),
    // below the zones, the color is the lowest one's
    stops: zones.flatMap(({ level, from }, index) => [
      { offset: index === 0 ? 0 : shareAt(from), level },
      { offset: shareAt(upperOf(index)), level },
    ]),
  }
}

const zoneMark = ({ from, share }: CurveZone): ValueTick => ({ y: from, left: String(Math.ceil(from)), right: share })
