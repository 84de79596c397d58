import { style } from '@vanilla-extract/css'

import { below, from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: `${vars.space.m} ${vars.space.l}`,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [below('md')]: { gap: vars.space.s, padding: `${vars.space.s} ${vars.space.m}` } },
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  '@media': {
    [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: vars.space.s },
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(max-content, 1fr)' },
  },
})

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 })

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const twoLines = style({
  display: '-webkit-box',
  overflow: 'hidden',
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [below('md')]: { WebkitLineClamp: 1 } },
})

export const title = style([
  twoLines,
  {
    fontSize: vars.font.size.xl,
    fontWeight: vars.font.weight.bold,
    selectors: { '&:focus-visible': { outlineOffset: 0 } },
  },
])
export const subtitle = style([
  twoLines,
  {
    color: vars.color.textMuted,
    '@media': { [below('md')]: { display: 'block', maxHeight: '1lh', fontSize: vars.font.size.s } },
  },
])

export const clock = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  position: 'relative',
  lineHeight: vars.font.line.tight,
})

export const time = style({
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.line.flat,
  '@media': { [below('md')]: { fontSize: vars.font.size.xxl } },
})

export const clockLabel = style({
  fontSize: vars.font.size.s,
  color: vars.color.textMuted,
  '@media': { [below('md')]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  gridColumn: '1 / -1',
  '@media': { [from('lg')]: { flexWrap: 'nowrap', gridColumn: 'auto', justifyContent: 'flex-end' } },
})

/** Apart from the buttons that are pressed often. */
export const stop = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': {
    [from('lg')]: {
      marginInlineStart: vars.space.s,
      paddingInlineStart: vars.space.l,
      borderInlineStart: `${vars.stroke.thin} solid ${vars.color.border}`,
    },
  },
})

export const roomyActions = style([actions, { '@media': { [below('md')]: { display: 'none' } } }])
export const menu = style({ '@media': { [from('md')]: { display: 'none' } } })
