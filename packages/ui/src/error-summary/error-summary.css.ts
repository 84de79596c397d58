import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({ borderRadius: vars.radius.m })

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.menu}, 100%), 1fr))`,
  justifyItems: 'start',
  gap: vars.space.xxs,
})

export const entry = style({
  minHeight: vars.size.target,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})
