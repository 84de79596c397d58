import { style } from '@vanilla-extract/css'

import { control, hintText } from '../field/field.css.ts'
import { vars } from '../tokens/theme.css.ts'

export const area = style([
  control,
  { display: 'block', paddingBlock: vars.space.s, minHeight: vars.size.textArea, resize: 'vertical' },
])
export const counter = style([hintText, { marginInlineStart: 'auto', flex: 'none' }])
export const counterOver = style({ color: vars.color.dangerText })
