import { style } from '@vanilla-extract/css'

import { from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.m,
  minWidth: 0,
})

export const apply = style({
  display: 'grid',
  flex: '1 0 auto',
  '@media': { [from('sm')]: { flex: 'none' } },
})

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.dangerText,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  selectors: { '&:empty': { display: 'none' } },
})
