import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  width: '100%',
  // with what the dialog says above and below it, nine tenths of the screen
  height: 'calc(90dvh - 10.25rem)',
  border: 'none',
  borderRadius: vars.radius.m,
  background: vars.color.paper,
})
