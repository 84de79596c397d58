import { style } from '@vanilla-extract/css'

import { from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const days = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.m, minWidth: 0 })

export const day = style({
  flex: `1 1 calc(${vars.size.menu} * 0.6)`,
  minWidth: 0,
  '@media': { [from('sm')]: { maxWidth: `calc(${vars.size.menu} * 0.8)` } },
})
