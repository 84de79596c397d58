import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const list = style({ display: 'grid', gap: vars.space.m, width: '100%', paddingBlock: vars.space.xs })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `${vars.space.xs} ${vars.space.m}`,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
})

export const name = style({ overflowWrap: 'anywhere' })
export const amount = style({ fontWeight: vars.font.weight.semibold })
export const share = style({ minWidth: '4ch', color: vars.color.textMuted, textAlign: 'end' })

export const track = style({
  gridColumn: '1 / -1',
  height: vars.size.progress,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.surfaceOverlay,
})

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  forcedColorAdjust: 'none',
})
