import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  position: 'relative',
  borderRadius: vars.radius.s,
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${vars.stroke.medium} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.medium,
    },
  },
})

export const slider = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
})

export const guide = style({
  position: 'absolute',
  width: 0,
  borderInlineStart: `${vars.stroke.thin} dashed ${vars.color.textMuted}`,
  pointerEvents: 'none',
})

export const ring = style({
  position: 'absolute',
  width: vars.space.m,
  height: vars.space.m,
  border: `${vars.stroke.medium} solid ${vars.color.text}`,
  borderRadius: vars.radius.round,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
})

export const readout = style({
  position: 'absolute',
  top: 0,
  display: 'flex',
  gap: vars.space.s,
  maxWidth: '100%',
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceOverlay,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})

export const moment = style({ color: vars.color.textMuted })
export const value = style({ fontWeight: vars.font.weight.semibold })
