import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const mark = recipe({
  base: { flex: 'none', aspectRatio: '1', forcedColorAdjust: 'none' },
  variants: {
    size: {
      s: { width: vars.size.markS },
      m: { width: vars.size.markM },
      l: { width: vars.size.markL },
      xl: { width: vars.size.markXl },
    },
  },
})

export const ground = style({ fill: vars.color.accentSoft })

export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: '2.6',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
