import { recipe } from '@vanilla-extract/recipes'

import { below } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

/** Up to four times as wide as Latido's mark. */
export const frame = recipe({
  base: { display: 'inline-flex', flex: 'none', maxWidth: '100%' },
  variants: {
    size: {
      s: { height: vars.size.markS },
      m: { height: vars.size.markM },
      l: { height: vars.size.markL },
      xl: { height: vars.size.markXl },
    },
    onPaper: {
      true: {
        padding: vars.space.xs,
        borderRadius: vars.radius.s,
        background: vars.color.paper,
        forcedColorAdjust: 'none',
      },
    },
  },
})

export const picture = recipe({
  base: { width: 'auto', height: '100%', objectFit: 'contain', borderRadius: vars.radius.s },
  variants: {
    size: {
      s: {
        maxWidth: `min(100%, 4 * ${vars.size.markS})`,
        '@media': { [below('sm')]: { maxWidth: `min(100%, 2 * ${vars.size.markS})` } },
      },
      m: { maxWidth: `min(100%, 4 * ${vars.size.markM})` },
      l: { maxWidth: `min(100%, 4 * ${vars.size.markL})` },
      xl: { maxWidth: `min(100%, 4 * ${vars.size.markXl})` },
    },
  },
})
