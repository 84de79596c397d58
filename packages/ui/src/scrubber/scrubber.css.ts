import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const input = style({
  width: '100%',
  minHeight: vars.size.target,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
})
