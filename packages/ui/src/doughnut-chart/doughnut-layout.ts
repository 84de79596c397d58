import { arc, pie } from '@visx/shape'

import { atLeastZero } from '../chart/chart-scale.ts'
import { estimateWidth, round, truncate } from '../chart/chart-text.ts'
import { type ChartGround, chartZones, paletteColor } from '../tokens/chart-colors.ts'
import type { ZoneLevel } from '../tokens/colors.ts'

export interface DoughnutPart {
  key: string
  label: string
  value: number
  text: string
  /** Without it, parts take the palette's colors in order. */
  color?: ZoneLevel
}

export interface Slice<Part extends DoughnutPart = DoughnutPart> {
  part: Part
  index: number
  /** 0 to 1. */
  share: number
  /** Relative to the center of the ring; empty for a value of 0. */
  path: string
}

export const colorOf = (ground: ChartGround, { part, index }: Pick<Slice, 'part' | 'index'>, count: number): string =>
  part.color === undefined ? paletteColor(ground, index, count) : chartZones[ground][part.color]

const gap = 0.014
const holeShare = 0.64

export function layOutSlices<Part extends DoughnutPart>(parts: readonly Part[], radius: number): Slice<Part>[] {
  const sum = parts.reduce((total, { value }) => total + atLeastZero(value), 0)
  const drawn = parts.filter(({ value }) => atLeastZero(value) > 0).length
  const angles = pie<Part>({ value: ({ value }) => atLeastZero(value), sort: null, padAngle: drawn > 1 ? gap : 0 })([
    ...parts,
  ])
  const ring = arc<(typeof angles)[number]>({ outerRadius: radius, innerRadius: radius * holeShare })
  return angles.map((angle, index) => {
    const value = atLeastZero(angle.data.value)
    return {
      part: angle.data,
      index,
      share: sum === 0 ? 0 : value / sum,
      path: value === 0 || radius <= 0 ? '' : (ring(angle) ?? ''),
    }
  })
}

export function emptyRing(radius: number): string {
  const whole = { startAngle: 0, endAngle: 2 * Math.PI }
  return arc<typeof whole>({ outerRadius: radius, innerRadius: radius * holeShare })(whole) ?? ''
}

const rowHeight = 14
const columnWidth = 150

const columnsIn = (width: number): number => Math.max(1, Math.floor(width / columnWidth))

export function doughnutHeight(parts: number, width: number, ring: number): number {
  const rows = Math.ceil(parts / columnsIn(width - ring))
  return Math.max(ring, rows * rowHeight + 4)
}

export interface LegendRow {
  x: number
  y: number
  end: number
  label: string
}

/** Fills columns one after the other, centered on the ring. */
export function layOutLegend(
  rows: readonly { label: string; amount: string }[],
  box: { left: number; width: number; height: number; fontSize: number },
): LegendRow[] {
  const columns = columnsIn(box.width)
  const perColumn = Math.max(1, Math.ceil(rows.length / columns))
  const step = Math.min(rowHeight, box.height / perColumn)
  const width = Math.min(box.width / columns, columnWidth * 1.5)
  const top = (box.height - step * perColumn) / 2
  return rows.map(({ label, amount }, index) => {
    const x = box.left + Math.floor(index / perColumn) * width
    // Names are mostly lowercase, which is narrower than the estimate.
    const room = (width - box.fontSize * 3 - estimateWidth(amount, box.fontSize)) * 1.15
    return {
      x: round(x),
      y: round(top + ((index % perColumn) + 0.5) * step),
      end: round(x + width - box.fontSize),
      label: truncate(label, room, box.fontSize),
    }
  })
}
