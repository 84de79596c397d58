import { Group } from '@visx/group'

import { ChartCanvas, type ChartSize } from '../chart/chart-canvas.tsx'
import { round, sizeToFit } from '../chart/chart-text.ts'
import { type ChartGround, type ChartInk, chartGround, chartInks } from '../tokens/chart-colors.ts'
import { colorOf, type DoughnutPart, emptyRing, layOutLegend, layOutSlices, type Slice } from './doughnut-layout.ts'

export { doughnutHeight, type DoughnutPart } from './doughnut-layout.ts'

export interface DoughnutChartSvgProps extends ChartSize {
  parts: readonly DoughnutPart[]
  total: { text: string; label: string }
  formatShare: (share: number) => string
  /** For a PDF, which has no list beside the picture. */
  legend?: boolean
  summary?: string
  paper?: boolean
}

/** Draws a standalone SVG, so that a PDF can contain it. */
export function DoughnutChartSvg(props: DoughnutChartSvgProps) {
  const { parts, total, formatShare, legend = false, width, height, summary, paper = false } = props
  const ground = chartGround(paper)
  const ink = chartInks[ground]
  const ring = legend ? Math.min(height, width * 0.4) : Math.min(width, height)
  const radius = Math.max(0, ring / 2 - 1)
  const center = { x: legend ? ring / 2 : width / 2, y: height / 2 }
  const slices = layOutSlices(parts, radius)
  const isEmpty = slices.every(({ path }) => path === '')
  return (
    <ChartCanvas width={width} height={height} summary={summary}>
      <Group top={center.y} left={center.x}>
        {isEmpty && <path d={emptyRing(radius)} fill={ink.grid} />}
        {slices.map((slice) =>
          slice.path === '' ? null : (
            <path key={slice.part.key} d={slice.path} fill={colorOf(ground, slice, parts.length)}>
              <title>{`${slice.part.label}: ${slice.part.text}`}</title>
            </path>
          ),
        )}
        <Total total={total} radius={radius} ink={ink} paper={paper} />
      </Group>
      {legend && (
        <Legend slices={slices} ground={ground} formatShare={formatShare} left={ring + 16} {...{ width, height }} />
      )}
    </ChartCanvas>
  )
}

interface TotalProps {
  total: { text: string; label: string }
  radius: number
  ink: ChartInk
  paper: boolean
}

function Total({ total, radius, ink, paper }: TotalProps) {
  const size = round(Math.min(radius * 0.4, sizeToFit(total.text, radius * 1.1)))
  const small = round(Math.min(paper ? 9 : 12, sizeToFit(total.label, radius * 1.1)))
  return (
    <Group fontFamily={ink.font}>
      <text x={0} y={size * 0.25} fontSize={size} fontWeight="bold" textAnchor="middle" fill={ink.text}>
        {total.text}
      </text>
      <text x={0} y={size * 0.3 + small * 1.3} fontSize={small} textAnchor="middle" fill={ink.muted}>
        {total.label}
      </text>
    </Group>
  )
}

interface LegendProps extends ChartSize {
  slices: readonly Slice[]
  ground: ChartGround
  formatShare: (share: number) => string
  left: number
}

function Legend({ slices, ground, formatShare, left, width, height }: LegendProps) {
  const ink = chartInks[ground]
  const fontSize = ground === 'paper' ? 8 : 11
  const rows = slices.map(({ part, share }) => ({
    label: part.label,
    amount: `${part.text} · ${formatShare(share)}`,
  }))
  const places = layOutLegend(rows, { left, width: width - left, height, fontSize })
  return (
    <Group fontFamily={ink.font} fontSize={fontSize}>
      {slices.map((slice) => {
        const { part, index } = slice
        const place = places[index]
        if (place === undefined) return null
        const line = round(place.y + fontSize * 0.35)
        return (
          <Group key={part.key}>
            <rect
              x={place.x}
              y={place.y - fontSize * 0.45}
              width={fontSize * 0.9}
              height={fontSize * 0.9}
              rx={2}
              fill={colorOf(ground, slice, slices.length)}
            />
            <text x={place.x + fontSize * 1.5} y={line} fill={ink.text}>
              {place.label}
            </text>
            <text x={place.end} y={line} textAnchor="end" fill={ink.muted}>
              {rows[index]?.amount}
            </text>
          </Group>
        )
      })}
    </Group>
  )
}
