import { style } from '@vanilla-extract/css'

import { from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.menu} * 0.6), 1fr))`,
  gap: vars.space.l,
  '@media': {
    [from('sm')]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.menu} * 0.9), 1fr))`,
      columnGap: vars.space.xl,
    },
  },
})

export const pair = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 })

export const term = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
})

export const fact = style({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
})
