import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Storybook's own page is made for paragraphs; these are tables and swatches in the product's letters. */
export const page = style({ color: vars.color.text, fontFamily: vars.font.family, lineHeight: vars.font.line.normal })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: vars.space.xl,
  marginBlock: vars.space.l,
})

const ruled = style({ borderTop: `${vars.stroke.thick} solid`, paddingTop: vars.space.m })
export const good = style([ruled, { borderColor: vars.color.success }])
export const bad = style([ruled, { borderColor: vars.color.dangerMark }])
globalStyle(`${good} li, ${bad} li`, { marginBlock: vars.space.s })

export const tableBox = style({ overflowX: 'auto', marginBlock: vars.space.l })
export const table = style({ borderCollapse: 'collapse', width: '100%', fontSize: vars.font.size.s })
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} th`, { color: vars.color.textMuted, fontWeight: vars.font.weight.medium })

export const swatch = style({
  display: 'block',
  inlineSize: vars.size.controlL,
  blockSize: vars.size.controlS,
  borderRadius: vars.radius.s,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
})

export const low = style({ color: vars.color.textSubtle })
export const bar = style({ blockSize: vars.size.iconS, background: vars.color.accent })
export const corner = style({
  inlineSize: vars.size.controlL,
  blockSize: vars.size.controlL,
  border: `${vars.stroke.medium} solid ${vars.color.accent}`,
})

export const mover = style({
  inlineSize: vars.size.controlM,
  blockSize: vars.size.iconL,
  borderRadius: vars.radius.s,
  background: vars.color.accent,
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.ease,
})
globalStyle(`tr:hover ${mover}`, { transform: `translateX(${vars.space.xxxl})` })
