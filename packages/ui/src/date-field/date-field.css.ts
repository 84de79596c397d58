import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const dateControl = style({ fontVariantNumeric: 'tabular-nums', paddingInlineEnd: vars.space.none })
