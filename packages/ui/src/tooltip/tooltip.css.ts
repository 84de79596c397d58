import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const tooltip = style({
  zIndex: vars.z.tooltip,
  maxWidth: vars.size.tooltip,
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceOverlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
})
