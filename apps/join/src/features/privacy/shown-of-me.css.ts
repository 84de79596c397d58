import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const box = style({
  padding: vars.space.l,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})
