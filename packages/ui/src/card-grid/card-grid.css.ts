import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

// the outer halves of the gaps lie outside
export const grid = style({
  position: 'relative',
  margin: `0 calc(${vars.space.m} / -2)`,
  padding: 0,
  listStyle: 'none',
})

export const cell = style({
  position: 'absolute',
  top: 0,
  display: 'grid',
  padding: `0 calc(${vars.space.m} / 2) ${vars.space.m}`,
})
