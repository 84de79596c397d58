import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'
import { tall } from './wall-box.css.ts'

export const faceScale = createVar()

export const podium = recipe({
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: 'minmax(0, 44em)',
    alignContent: 'end',
    justifyContent: 'center',
    gap: '0.75em',
    height: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  variants: {
    steps: {
      0: {},
      1: { gridTemplateColumns: 'minmax(0, 32em)' },
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 22em))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 16em))' },
    },
  },
})

/** Shown in the middle, read first. */
export const step = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    textAlign: 'center',
  },
  variants: {
    slot: { 1: { order: 2 }, 2: { order: 1 }, 3: { order: 3 } },
    place: {
      1: { gridTemplateRows: 'minmax(0, 1fr) minmax(8em, 36%)' },
      2: { gridTemplateRows: 'minmax(0, 1fr) minmax(6em, 27%)' },
      3: { gridTemplateRows: 'minmax(0, 1fr) minmax(4.8em, 22%)' },
    },
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

const scale = fallbackVar(faceScale, '1')

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
      1: { width: `calc(4.4em * ${scale})`, borderColor: vars.color.gold },
      2: { width: `calc(3.4em * ${scale})`, borderColor: vars.color.silver },
      3: { width: `calc(3.4em * ${scale})`, borderColor: vars.color.bronze },
    },
  },
})

// Truncates the widest names instead of the faces above them.
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
      1: { background: vars.color.gold },
      2: { background: vars.color.silver },
      3: { background: vars.color.bronze },
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
