import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  width: '100%',
  // 90 % of the viewport with the dialog's header and footer
  height: 'calc(90dvh - 10.25rem)',
  border: 'none',
  borderRadius: vars.radius.m,
  background: vars.color.paper,
})
