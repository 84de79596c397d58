import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const liveView = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  height: '100%',
  minHeight: 0,
})

export const liveArea = style({ flex: 1, minHeight: '22rem', minWidth: 0, position: 'relative' })
