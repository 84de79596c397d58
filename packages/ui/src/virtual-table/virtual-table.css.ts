import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const scroller = style({
  height: vars.size.virtualTable,
  overflow: 'auto',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.raised,
  minWidth: vars.size.dialogM,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
})

export const body = style({ position: 'relative', minWidth: vars.size.dialogM })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr 2.2fr 3.4fr 2.4fr 2.6fr 1.8fr',
  alignItems: 'center',
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
})

export const cell = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const action = style({ paddingInline: vars.space.m })
