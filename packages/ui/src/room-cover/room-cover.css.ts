import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const cover = style({
  width: '100%',
  height: '100%',
  background: `linear-gradient(135deg, ${vars.color.accentSoft}, ${vars.color.surfaceOverlay})`,
})

export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.thick,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  opacity: 0.55,
})
