import { style, styleVariants } from '@vanilla-extract/css'

import { from } from '../tokens/breakpoints.ts'
import { solidZones, vars } from '../tokens/theme.css.ts'

export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.stroke.thin,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
})

/** For places with space beside each other, such as a class that waits. */
export const inColumns = style([
  list,
  {
    '@media': {
      [from('md')]: { gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.menu}, 1fr))`, gap: vars.space.xs },
    },
  },
])

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.m,
  width: '100%',
  minHeight: vars.size.personRow,
  padding: `0 ${vars.space.m} 0 0`,
  border: 0,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.tight,
  textAlign: 'start',
})

export const pressable = style([
  row,
  { cursor: 'pointer', selectors: { '&:hover': { background: vars.color.surfaceRaised } } },
])

const zoneMark = style({ alignSelf: 'stretch', width: vars.space.s })

export const zone = styleVariants(solidZones, (color) => [zoneMark, color])

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 })

export const nameText = style({
  overflow: 'hidden',
  fontWeight: vars.font.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const effort = style({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.bold, textAlign: 'end' })

export const reading = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minWidth: vars.size.figure,
  color: vars.color.textMuted,
})

export const note = style([reading, { gridColumn: '3 / -1', fontSize: vars.font.size.s }])

export const warningMark = style({ display: 'flex', color: vars.color.dangerMark })
