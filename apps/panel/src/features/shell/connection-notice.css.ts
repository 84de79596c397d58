import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const notice = style({
  position: 'fixed',
  insetInline: vars.space.l,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})

globalStyle(`${notice} > span`, { whiteSpace: 'normal' })

export const atBottom = style([notice, { insetBlockEnd: vars.space.l }])

/** Above dialogs, which also need the connection. */
export const atTop = style([notice, { insetBlockStart: vars.space.xs, zIndex: vars.z.toast }])
