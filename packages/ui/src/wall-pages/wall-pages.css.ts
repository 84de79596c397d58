import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  height: '100%',
  minHeight: 0,
})

export const pile = style({ display: 'grid', minHeight: 0 })

// Stacked, so that pages fade without layout.
export const sheet = recipe({
  base: {
    gridArea: '1 / 1',
    minWidth: 0,
    minHeight: 0,
    transition: `opacity ${vars.motion.turn} ${vars.motion.ease}, visibility ${vars.motion.turn}`,
  },
  variants: {
    shown: {
      true: { opacity: 1, visibility: 'visible' },
      false: { opacity: 0, visibility: 'hidden' },
    },
  },
})
