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

/** Indented, so that what follows the group is not taken for a part of it. */
export const items = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  marginInlineStart: vars.space.m,
})
