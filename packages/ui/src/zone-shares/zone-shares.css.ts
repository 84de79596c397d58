import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { solidZones } from '../tokens/solid-zones.ts'
import { vars } from '../tokens/theme.css.ts'

/** As large and as round as its place. */
export const bar = style({
  display: 'flex',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: vars.color.surfaceOverlay,
})

export const part = recipe({
  base: { flexShrink: 0, forcedColorAdjust: 'none' },
  variants: {
    level: { below: { background: vars.zone.minimum.fill }, ...solidZones },
  },
})
