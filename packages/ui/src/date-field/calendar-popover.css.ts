import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const panel = style({
  zIndex: vars.z.menu,
  maxWidth: 'var(--radix-popover-content-available-width)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: vars.space.m,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceOverlay,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
})

/** As large as the calendar, so that the popover opens in its final place. */
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  width: `calc(7 * ${vars.size.controlM})`,
  maxWidth: '100%',
  height: `calc(8 * ${vars.size.controlM})`,
})
