import { globalStyle, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  width: '100%',
})

/** White in every color scheme, because scanners need the quiet zone. */
const sheet = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.paper,
  color: vars.color.ink,
  forcedColorAdjust: 'none',
})

export const paper = style([sheet, { maxWidth: `max(${vars.size.qr}, 12em)` }])

export const bareFigure = style({ width: '100%' })
export const barePaper = style([sheet, { borderRadius: 0 }])

globalStyle(`${sheet} > *`, { gridArea: '1 / 1' })

export const drawing = style({ width: '100%' })

globalStyle(`${drawing} svg`, {
  width: '100%',
  height: 'auto',
  // Anti-aliasing leaves hairlines between modules.
  shapeRendering: 'crispEdges',
})

export const caption = style({
  maxWidth: '100%',
  fontSize: '1em',
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const failure = style({ padding: vars.space.xl, textAlign: 'center', overflowWrap: 'anywhere' })
