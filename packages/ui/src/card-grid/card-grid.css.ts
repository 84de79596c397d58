import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

// Negative margins hide the outer halves of the gaps. Cards of an outdated width overflow nothing until placed again.
export const grid = style({
  position: 'relative',
  overflowX: 'clip',
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
