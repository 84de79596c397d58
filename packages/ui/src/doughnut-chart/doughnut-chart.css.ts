import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const frame = recipe({
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space.xl },
  variants: { direction: { row: {}, column: { flexDirection: 'column', gap: vars.space.m } } },
})

export const picture = style({ flex: 'none' })

export const legend = style({
  flex: '1 1 0',
  alignSelf: 'stretch',
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  maxWidth: vars.size.column,
  overflowY: 'auto',
})

/** As long as its content, because a cut list can't be found. */
export const legendWide = style({ flex: 'none', width: '100%', maxWidth: '100%', overflowY: 'visible' })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  width: '100%',
  // Centers a short list, and starts a long one at its top.
  margin: 'auto',
  padding: vars.space.xxs,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.m} minmax(0, 1fr) auto 3.5em`,
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
})

export const swatch = style({
  width: vars.space.m,
  height: vars.space.m,
  borderRadius: vars.space.xxs,
  forcedColorAdjust: 'none',
})

export const name = style({ overflowWrap: 'anywhere' })
export const amount = style({ fontWeight: vars.font.weight.semibold, textAlign: 'end', whiteSpace: 'nowrap' })
export const share = style({ color: vars.color.textMuted, textAlign: 'end', whiteSpace: 'nowrap' })
