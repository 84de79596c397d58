import { style } from '@vanilla-extract/css'

import { control } from '../field/field.css.ts'
import { vars } from '../tokens/theme.css.ts'

export const number = style([control, { textAlign: 'center', minWidth: vars.size.numberField }])

export const unit = style({
  flex: 'none',
  paddingInlineEnd: vars.space.s,
  fontSize: vars.font.size.s,
  color: vars.color.textMuted,
})

export const steppers = style({ display: 'flex', flex: 'none', gap: vars.space.xxs, padding: `0 ${vars.space.xs}` })
