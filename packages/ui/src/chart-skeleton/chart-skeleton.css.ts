import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

/** As high as the buttons of a chart. */
export const tools = style({
  height: vars.size.controlS,
  '@media': { '(pointer: coarse)': { height: vars.size.controlL } },
})

export const filling = style({ display: 'grid' })
