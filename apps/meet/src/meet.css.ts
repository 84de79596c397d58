import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

globalStyle('body', { margin: 0, overflow: 'hidden' })
globalStyle('#video', { position: 'fixed', inset: 0 })

export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  padding: vars.space.l,
  background: vars.color.background,
})
