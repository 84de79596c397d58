import { fallbackVar, style } from '@vanilla-extract/css'

import { tileRadius } from '../participant-tile/participant-tile.css.ts'
import { vars } from '../tokens/theme.css.ts'

export const tile = style({
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  contain: 'strict',
  containerType: 'size',
  borderRadius: fallbackVar(tileRadius, vars.radius.l),
  border: `${vars.stroke.medium} dashed ${vars.color.border}`,
  background: vars.zone.waiting.base,
  color: vars.zoneText.muted,
})

export const content = style({
  display: 'grid',
  height: '100%',
  placeItems: 'center',
  placeContent: 'center',
  gap: '0.2em',
  padding: '0 0.6em',
  fontSize: 'min(10cqw, 15cqh)',
  lineHeight: vars.font.line.tight,
  textAlign: 'center',
})

export const press = style([
  content,
  {
    width: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.zoneText.text }, '&:focus-visible': { outlineOffset: '-0.2em' } },
  },
])

export const mark = style({ color: vars.zone.waiting.solid })
export const number = style({
  fontSize: '2.2em',
  fontWeight: vars.font.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})
export const word = style({ fontSize: '0.8em' })
