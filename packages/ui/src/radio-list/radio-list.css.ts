import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minWidth: 0,
  minHeight: vars.size.controlL,
  padding: `${vars.space.s} ${vars.space.m}`,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.m,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceRaised },
    '&:has(:checked)': { borderColor: vars.color.borderStrong, background: vars.color.surfaceOverlay },
    '&:has(:focus-visible)': { outline: `${vars.stroke.medium} solid ${vars.color.focus}` },
  },
})

export const mark = style({
  flex: 'none',
  width: vars.size.iconM,
  height: vars.size.iconM,
  margin: 0,
  accentColor: vars.color.accent,
  colorScheme: 'dark',
  ':focus-visible': { outline: 'none' },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  fontWeight: vars.font.weight.medium,
})

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
})
