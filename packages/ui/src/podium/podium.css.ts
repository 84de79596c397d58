import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { below, from } from '../tokens/breakpoints.ts'
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

const phone = below('sm')

export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.s,
    minWidth: 0,
    textAlign: 'center',
    '@media': { [phone]: { gap: vars.space.none } },
  },
  // The winner is in the middle; the reading order is by place. On a phone there are no steps, so both are the same.
  variants: {
    place: {
      1: { order: 2, '@media': { [phone]: { order: 0 } } },
      2: { order: 1, '@media': { [phone]: { order: 0 } } },
      3: { order: 3 },
    },
  },
})

export const name = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.semibold,
})

export const note = style({ fontSize: vars.font.size.s, color: vars.color.textMuted })

const { gold, silver, bronze } = vars.color

export const block = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    width: '100%',
    paddingBlockStart: vars.space.m,
    borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
    background: vars.color.surfaceRaised,
    '@media': {
      [phone]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: `calc(50% + ${vars.space.s})`,
        width: 'auto',
        height: 'auto',
        padding: 0,
        borderRadius: vars.radius.round,
      },
    },
  },
  variants: {
    level: {
      1: { '@media': { [from('sm')]: { height: vars.size.podium } } },
      2: { '@media': { [from('sm')]: { height: `calc(${vars.size.podium} * 0.72)` } } },
      3: { '@media': { [from('sm')]: { height: `calc(${vars.size.podium} * 0.52)` } } },
    },
  },
})

export const medal = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.controlM,
    height: vars.size.controlM,
    borderRadius: vars.radius.round,
    color: vars.color.onMedal,
    fontSize: vars.font.size.l,
    fontWeight: vars.font.weight.heavy,
    '@media': { [phone]: { width: vars.size.mark, height: vars.size.mark, fontSize: vars.font.size.s } },
  },
  variants: { place: { 1: { background: gold }, 2: { background: silver }, 3: { background: bronze } } },
})
