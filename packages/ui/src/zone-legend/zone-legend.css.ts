import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { solidZones, vars } from '../tokens/theme.css.ts'

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xl,
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 ${vars.size.legendTile}`,
  gap: vars.space.xs,
  minWidth: 0,
  maxWidth: vars.size.column,
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.xs} 0`,
  lineHeight: vars.font.line.snug,
})

export const swatch = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.controlM,
    height: vars.size.iconL,
    borderRadius: vars.radius.s,
    fontSize: vars.font.size.xl,
    color: vars.zoneText.onSolid,
    forcedColorAdjust: 'none',
  },
  variants: {
    level: solidZones,
  },
})

export const word = style({ fontWeight: vars.font.weight.semibold })
export const range = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const example = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 calc(${vars.size.legendTile} / 2)`,
  gap: vars.space.s,
  margin: 0,
  minWidth: 0,
  maxWidth: vars.size.legendTile,
})
export const exampleTile = style({ aspectRatio: '8 / 5' })
export const exampleCaption = style({ fontSize: vars.font.size.s, color: vars.color.textMuted })
