import { style } from '@vanilla-extract/css'

import { control } from '../field/field.css.ts'
import { vars } from '../tokens/theme.css.ts'

export const number = style([control, { textAlign: 'center', minWidth: vars.size.numberField }])

export const steppers = style({ display: 'flex', flex: 'none', gap: vars.space.xxs, padding: `0 ${vars.space.xs}` })
