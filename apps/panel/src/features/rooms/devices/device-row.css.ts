import { style } from '@vanilla-extract/css'

/** Long names wrap instead of pushing the buttons out of the dialog. */
export const actions = style({ flexShrink: 0 })
