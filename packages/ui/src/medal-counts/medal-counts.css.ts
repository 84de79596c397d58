import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const row = style({
  display: 'flex',
  whiteSpace: 'nowrap',
  gap: '0.6em',
  fontVariantNumeric: 'tabular-nums',
})

/** A mixed color, because opacity would create a layer per medal. */
const faint = (color: string): string => `color-mix(in srgb, ${color} 55%, transparent)`

export const item = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '0.2em' },
  variants: { isNone: { true: { color: faint('currentColor') } } },
})

const { gold, silver, bronze } = vars.color
const colors = { gold, silver, bronze }
const MEDALS = ['gold', 'silver', 'bronze'] as const

export const disc = recipe({
  base: { width: '1em', height: '1em', borderRadius: vars.radius.round, forcedColorAdjust: 'none' },
  variants: {
    medal: { gold: { background: gold }, silver: { background: silver }, bronze: { background: bronze } },
    isNone: { true: {} },
  },
  compoundVariants: MEDALS.map((medal) => ({
    variants: { medal, isNone: true },
    style: { background: faint(colors[medal]) },
  })),
})
