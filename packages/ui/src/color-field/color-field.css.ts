import { globalStyle, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const picker = style({
  flex: 'none',
  width: vars.size.controlM,
  height: vars.size.controlS,
  marginInlineStart: vars.space.xs,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.s,
  background: 'none',
  cursor: 'pointer',
})

globalStyle(`${picker}::-webkit-color-swatch-wrapper`, { padding: 0 })
globalStyle(`${picker}::-webkit-color-swatch`, {
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
})

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })

export const swatch = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.controlM,
  paddingInline: vars.space.m,
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.s,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceRaised },
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.text, background: vars.color.surfaceOverlay } },
})

export const dot = style({
  width: vars.size.iconM,
  height: vars.size.iconM,
  forcedColorAdjust: 'none',
})
