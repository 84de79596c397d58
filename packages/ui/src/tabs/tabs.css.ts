import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
})

export const tab = style({
  flex: 'none',
  minHeight: vars.size.controlM,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBottom: `${vars.stroke.medium} solid transparent`,
  borderRadius: `${vars.radius.s} ${vars.radius.s} 0 0`,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // The row clips an outer ring.
  outlineOffset: `calc(-1 * ${vars.stroke.thick})`,
  ':hover': { color: vars.color.text },
  selectors: {
    '&[data-state="active"]': { color: vars.color.text, borderBottomColor: vars.color.accent },
  },
  // Forced colors draw transparent borders.
  '@media': {
    '(forced-colors: active)': {
      borderBottomColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBottomColor: 'Highlight' } },
    },
  },
})

export const panel = style({ paddingTop: vars.space.xl })
