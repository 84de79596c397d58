import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const board = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.menu}), 1fr))`,
  gap: vars.space.m,
})

export const column = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.s,
    minWidth: 0,
    padding: vars.space.s,
    border: `${vars.stroke.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
  },
  variants: { isTarget: { true: { borderColor: vars.color.accent, background: vars.color.accentSoft } } },
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minHeight: vars.size.controlS,
})

export const name = style({ fontSize: vars.font.size.s, fontWeight: vars.font.weight.semibold })
