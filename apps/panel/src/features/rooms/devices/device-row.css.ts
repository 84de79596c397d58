import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

/** Long names wrap instead of pushing the buttons out of the dialog. */
export const actions = style({ flexShrink: 0 })

/** Centered on the first line of its sentence. */
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: `calc(${vars.font.size.s} * ${vars.font.line.normal})`,
  color: vars.color.warningText,
})
