import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const picture = style({ display: 'block', width: '100%', height: vars.size.iconL, color: vars.color.accentText })
