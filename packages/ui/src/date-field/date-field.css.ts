import { globalStyle, style } from '@vanilla-extract/css'

import { control } from '../field/field.css.ts'
import { vars } from '../tokens/theme.css.ts'

export const dateControl = style([control, { colorScheme: 'dark', fontVariantNumeric: 'tabular-nums' }])

globalStyle(`${dateControl}::-webkit-calendar-picker-indicator`, {
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  cursor: 'pointer',
})
