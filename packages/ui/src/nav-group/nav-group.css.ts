import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })

export const title = style({
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.xs}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
})

export const narrowGroup = style({
  paddingBlock: vars.space.xs,
  borderBlock: `${vars.stroke.thin} solid ${vars.color.border}`,
})

export const narrowItems = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })

export const items = style([narrowItems, { marginInlineStart: vars.space.m }])
