import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  width: '100%',
  height: '70dvh',
  border: 'none',
  borderRadius: vars.radius.m,
  background: vars.color.paper,
})
