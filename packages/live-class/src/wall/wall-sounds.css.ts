import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

import { edges } from './wall-root.css.ts'

export const note = style({
  position: 'fixed',
  insetBlockStart: `calc(${vars.space.m} + ${edges.block})`,
  insetInlineStart: `calc(${vars.space.m} + ${edges.inline})`,
  zIndex: vars.z.sticky,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceOverlay,
  color: vars.color.textMuted,
  lineHeight: vars.font.line.snug,
})
