import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const stage = style({
  position: 'relative',
  height: '18rem',
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  background: vars.color.background,
})
