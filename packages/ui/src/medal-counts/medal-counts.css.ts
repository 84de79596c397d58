import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const row = style({
  display: 'flex',
  whiteSpace: 'nowrap',
  gap: '0.6em',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
})

export const item = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '0.2em' },
  variants: { isNone: { true: { opacity: 0.55 } } },
})

export const disc = recipe({
  base: { width: '1em', height: '1em', borderRadius: vars.radius.round, forcedColorAdjust: 'none' },
  variants: {
    medal: {
      gold: { background: vars.color.gold },
      silver: { background: vars.color.silver },
      bronze: { background: vars.color.bronze },
    },
  },
})
