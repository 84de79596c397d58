import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const guestMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.round,
  background: vars.color.surfaceOverlay,
  color: vars.color.textMuted,
  fontSize: '1.4em',
})
