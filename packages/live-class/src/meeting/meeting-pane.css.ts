import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const pane = style({ height: '100%', display: 'flex', flexDirection: 'column', gap: vars.space.s, minHeight: 0 })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
})

export const video = style({
  flex: 1,
  minHeight: 0,
  width: '100%',
  border: 0,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
})
