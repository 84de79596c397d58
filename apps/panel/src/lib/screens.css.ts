import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const centered = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.xl,
})

export const formPage = style({ width: '100%', maxWidth: vars.size.dialogM })

export const narrow = style({ width: '100%', maxWidth: '26rem' })
