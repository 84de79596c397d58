import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.s,
  width: '100%',
  maxWidth: vars.size.dialogM,
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  '@media': { [from('md')]: { gap: vars.space.l } },
})

export const step = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.s,
    minWidth: 0,
    textAlign: 'center',
  },
  // The winner is in the middle; the reading order is by place.
  variants: { place: { 1: { order: 2 }, 2: { order: 1 }, 3: { order: 3 } } },
})

export const name = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.semibold,
})

export const note = style({ fontSize: vars.font.size.s, color: vars.color.textMuted })

export const block = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    fontSize: vars.font.size.xxl,
    fontWeight: vars.font.weight.heavy,
  },
  variants: {
    place: {
      1: { height: vars.size.podium, background: vars.color.accentSoft, color: vars.color.accentText },
      2: { height: `calc(${vars.size.podium} * 0.72)` },
      3: { height: `calc(${vars.size.podium} * 0.52)` },
    },
  },
})
