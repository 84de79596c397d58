import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const notice = style({
  position: 'fixed',
  insetBlockEnd: vars.space.l,
  insetInline: vars.space.l,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
