import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { from } from '../tokens/breakpoints.ts'
import { solidZones } from '../tokens/solid-zones.ts'
import { vars } from '../tokens/theme.css.ts'

export const legend = style({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.xxxl}`,
  alignItems: 'center',
  justifyContent: 'start',
  '@media': {
    [from('sm')]: { gridTemplateColumns: `minmax(0, ${vars.size.column}) minmax(0, ${vars.size.legendTile})` },
  },
  selectors: { '&:not(:has(figure))': { gridTemplateColumns: `minmax(0, ${vars.size.column})` } },
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.xs} 0`,
  lineHeight: vars.font.line.snug,
})

/** Color and bars as on a tile's lower edge. */
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

export const example = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, margin: 0 })
export const exampleTile = style({ aspectRatio: '8 / 5' })
export const exampleCaption = style({ fontSize: vars.font.size.s, color: vars.color.textMuted })
