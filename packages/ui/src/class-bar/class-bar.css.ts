import { style } from '@vanilla-extract/css'

import { from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: `${vars.space.m} ${vars.space.l}`,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
})

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const twoLines = style({
  display: '-webkit-box',
  overflow: 'hidden',
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

export const title = style([twoLines, { fontSize: vars.font.size.xl, fontWeight: vars.font.weight.bold }])
export const subtitle = style([twoLines, { color: vars.color.textMuted }])

export const clock = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  lineHeight: vars.font.line.tight,
})

export const time = style({
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.line.flat,
})

export const clockLabel = style({ fontSize: vars.font.size.s, color: vars.color.textMuted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  gridColumn: '1 / -1',
  '@media': { [from('lg')]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
})
