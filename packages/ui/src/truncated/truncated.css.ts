import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const word = style({
  minHeight: vars.size.target,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'default',
})
