import { below } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** About 68 characters. */
const MEASURE = '36rem'

const column = style({
  width: '100%',
  marginInline: 'auto',
  padding: vars.space.xl,
  '@media': { [below('sm')]: { paddingInline: vars.space.l } },
})

export const article = style([column, { maxWidth: `calc(${MEASURE} + 2 * ${vars.space.xl})` }])

export const index = style([column, { maxWidth: vars.size.dialogL }])

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlockEnd: vars.space.xl,
  // aligns the buttons' text, not their padding, with the paragraph
  marginInline: `calc(-1 * ${vars.space.m})`,
})

export const section = style({ display: 'grid', gap: vars.space.m })

export const steps = style({
  display: 'grid',
  gap: vars.space.s,
  paddingInlineStart: vars.space.xl,
  listStyle: 'decimal',
})

// a heading with a quoted label keeps its weight
globalStyle(`${section} h3 strong`, { fontWeight: 'inherit' })

globalStyle(`${steps} > li::marker`, { color: vars.color.textMuted })

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.card}), 1fr))`,
  gap: `${vars.space.xl} ${vars.space.xxl}`,
})

export const link = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.xs,
})

export const lead = style({ maxWidth: MEASURE })
