import { colors, type ZoneLevel, zoneColors } from './colors.ts'

export const chartGrounds = ['screen', 'paper'] as const
export type ChartGround = (typeof chartGrounds)[number]

/** Neighbors and the ends are distinguishable with any color vision. */
export const chartPalettes = {
  screen: [
    '#2dd4bf',
    '#b16512',
    '#7366d9',
    '#e9dd3c',
    '#887769',
    '#3285a2',
    '#fd9320',
    '#9792ec',
    '#ca4459',
    '#a7bd58',
    '#817587',
    '#578b35',
    '#e3f5b1',
    '#c360bc',
    '#989016',
    '#68807b',
    '#dbc27f',
    '#ba7a5e',
  ],
  paper: [
    '#0f766e',
    '#7c140a',
    '#aa8f44',
    '#40239b',
    '#6c6610',
    '#bb6adc',
    '#593a2c',
    '#e86518',
    '#6887ff',
    '#7a4306',
    '#7c9217',
    '#cd6ca6',
    '#8838a8',
    '#c83b2c',
    '#8e8eb0',
    '#562f66',
    '#6e65c2',
    '#4f5737',
  ],
} as const satisfies Record<ChartGround, readonly string[]>

/** White needs darker zone colors. */
export const chartZones: Record<ChartGround, Record<ZoneLevel, string>> = {
  screen: {
    waiting: zoneColors.waiting.solid,
    minimum: zoneColors.minimum.solid,
    light: zoneColors.light.solid,
    moderate: zoneColors.moderate.solid,
    intense: zoneColors.intense.solid,
    maximum: zoneColors.maximum.solid,
  },
  paper: {
    waiting: '#5d6a70',
    minimum: '#6b7288',
    light: '#1f6fd1',
    moderate: '#17794a',
    intense: '#d2640a',
    maximum: '#c8173a',
  },
}

export interface ChartInk {
  text: string
  muted: string
  grid: string
  axis: string
  ground: string
  mark: string
  font: string
}

/** Plain values, because a PDF has no style sheet. */
export const chartInks: Record<ChartGround, ChartInk> = {
  screen: {
    text: colors.text,
    muted: colors.textMuted,
    grid: colors.border,
    axis: colors.borderStrong,
    ground: colors.surface,
    mark: colors.accent,
    font: "'Inter Variable', system-ui, sans-serif",
  },
  paper: {
    text: colors.ink,
    muted: '#4a5859',
    grid: '#d5dddd',
    axis: '#7c8a8b',
    ground: colors.paper,
    mark: '#0f766e',
    font: 'Roboto',
  },
}

export const chartGround = (paper: boolean): ChartGround => (paper ? 'paper' : 'screen')

/** The last part never repeats the first one's color. */
export function paletteColor(ground: ChartGround, index: number, count: number): string {
  const palette = chartPalettes[ground]
  const closes = index > 0 && index === count - 1 && index % palette.length === 0
  return palette[closes ? 1 : index % palette.length] ?? palette[0]
}
