import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const notice = style({
  position: 'fixed',
  insetInline: vars.space.l,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})

/** On a phone the words are longer than a line. */
globalStyle(`${notice} > span`, { whiteSpace: 'normal' })

export const atBottom = style([notice, { insetBlockEnd: vars.space.l }])

/** Over dialogs, which leave this edge free: what they wait for does not come either. */
export const atTop = style([notice, { insetBlockStart: vars.space.xs, zIndex: vars.z.toast }])
