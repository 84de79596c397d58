import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.menu}, 100%), 1fr))`,
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const card = style({
  display: 'grid',
  gap: vars.space.xxs,
  minWidth: 0,
  padding: vars.space.m,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
})

export const code = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.tracking.wide,
})

export const email = style({ color: vars.color.textMuted, fontSize: vars.font.size.s })

/** Paper has the codes alone. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })
