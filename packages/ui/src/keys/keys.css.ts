import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const keys = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, whiteSpace: 'nowrap' })

export const key = style({
  minWidth: '1.7em',
  padding: `0 ${vars.space.xs}`,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceOverlay,
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
})
