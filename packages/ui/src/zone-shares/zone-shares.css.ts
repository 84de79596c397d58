import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { solidZones, vars } from '../tokens/theme.css.ts'

/** Separates zones for people who don't see colors. */
export const divider = createVar()

export const bar = style({
  display: 'flex',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: vars.color.surfaceOverlay,
})

export const part = recipe({
  base: {
    flexShrink: 0,
    forcedColorAdjust: 'none',
    selectors: {
      '&:not(:last-child)': {
        boxShadow: `inset calc(-1 * ${fallbackVar(divider, vars.space.none)}) 0 0 ${vars.color.surface}`,
      },
    },
  },
  variants: {
    level: { below: { background: vars.zone.minimum.fill }, ...solidZones },
  },
})
