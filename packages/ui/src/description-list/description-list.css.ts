import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.menu} * 0.75)), 1fr))`,
  gap: `${vars.space.l} ${vars.space.xl}`,
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
