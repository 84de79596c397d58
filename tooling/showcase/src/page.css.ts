import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Overrides Storybook's paragraph styles. */
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

export const table = style({ borderCollapse: 'collapse', width: '100%', fontSize: vars.font.size.s })
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} th`, { color: vars.color.textMuted, fontWeight: vars.font.weight.medium })
