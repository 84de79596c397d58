import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
})

export const position = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const buttons = style({ display: 'flex', gap: vars.space.xs, '@media': { print: { display: 'none' } } })
