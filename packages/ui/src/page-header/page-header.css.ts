import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.l}`,
})

export const lead = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 })
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
})
export const pendingText = style({ display: 'flex', alignItems: 'center', width: vars.size.menu, height: '1.5em' })
