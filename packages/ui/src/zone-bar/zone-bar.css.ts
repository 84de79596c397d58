import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

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
    level: {
      waiting: { background: vars.zone.waiting.solid },
      minimum: { background: vars.zone.minimum.solid },
      light: { background: vars.zone.light.solid },
      moderate: { background: vars.zone.moderate.solid },
      intense: { background: vars.zone.intense.solid },
      maximum: { background: vars.zone.maximum.solid },
    },
  },
})
