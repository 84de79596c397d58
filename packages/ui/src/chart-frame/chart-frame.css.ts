import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minWidth: 0,
  height: '100%',
  padding: vars.space.l,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
})

export const body = recipe({
  base: {
    flex: 'none',
    minWidth: 0,
    // Drawings keep their colors in forced colors, so they need their own background.
    '@media': {
      '(forced-colors: active)': {
        background: vars.color.surface,
        color: vars.color.text,
        forcedColorAdjust: 'none',
      },
    },
  },
  variants: {
    size: {
      m: { height: vars.size.chart },
      l: { height: vars.size.chartTall },
      grows: { display: 'grid', minHeight: vars.size.chart },
      enlarged: { height: `min(60dvh, calc(${vars.size.chart} * 2))` },
    },
  },
})

export const empty = style({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.m,
  minHeight: vars.size.chartEmpty,
  color: vars.color.textMuted,
  textAlign: 'center',
})

export const scroller = style({ height: '100%', overflow: 'auto' })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })

const cellBase = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
  textAlign: 'end',
  selectors: { '&:first-child': { paddingInlineStart: vars.space.xxs, textAlign: 'start' } },
})

export const headCell = style([
  cellBase,
  {
    color: vars.color.textMuted,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.medium,
  },
])

export const cell = style([cellBase, { fontWeight: vars.font.weight.regular, overflowWrap: 'anywhere' }])
