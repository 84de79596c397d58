import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { solidZones, vars } from '../tokens/theme.css.ts'

export const bar = style({
  display: 'flex',
  width: '100%',
  height: vars.space.s,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceOverlay,
  forcedColorAdjust: 'none',
})

export const part = recipe({
  base: { height: '100%' },
  variants: {
    level: solidZones,
  },
})
