import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'
import { tall } from './wall-box.css.ts'

export const podium = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 14em))',
  gridTemplateRows: 'minmax(0, 26em)',
  alignContent: 'center',
  justifyContent: 'center',
  gap: '0.75em',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** First in the middle for the eye, first of all for the ear. */
export const step = recipe({
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    textAlign: 'center',
  },
  variants: {
    place: { 1: { gridColumn: 2, gridRow: 1 }, 2: { gridColumn: 1, gridRow: 1 }, 3: { gridColumn: 3, gridRow: 1 } },
  },
})

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  justifyItems: 'center',
  gap: '0.3em',
  minHeight: 0,
  paddingBottom: '0.5em',
})

export const face = recipe({
  base: {
    display: 'flex',
    aspectRatio: '1',
    padding: '0.12em',
    borderWidth: '0.12em',
    borderStyle: 'solid',
    borderRadius: vars.radius.round,
    fontSize: '1.2em',
  },
  variants: {
    place: {
      1: { width: '4.4em', borderColor: vars.color.gold },
      2: { width: '3.4em', borderColor: vars.color.silver },
      3: { width: '3.4em', borderColor: vars.color.bronze },
    },
  },
})

// two lines and no more: the end of the widest names goes, not the faces above them
export const winner = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: '1.75em',
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@container': { [tall]: { fontSize: '1.3em' } },
})

export const won = style({ fontSize: '1.2em', '@container': { [tall]: { fontSize: '0.9em' } } })

export const block = recipe({
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '0.1em',
    borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
    color: vars.color.onMedal,
    forcedColorAdjust: 'none',
  },
  variants: {
    place: {
      1: { height: '8em', background: vars.color.gold },
      2: { height: '6em', background: vars.color.silver },
      3: { height: '4.8em', background: vars.color.bronze },
    },
  },
})

export const rank = style({ fontSize: '2.4em', fontWeight: vars.font.weight.heavy, lineHeight: vars.font.line.flat })
export const score = style({
  fontSize: '1.4em',
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  '@container': { [tall]: { fontSize: '1em' } },
})
