import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const time = style({ display: 'inline-grid', gap: vars.space.xxs, minWidth: vars.size.controlL })

export const bar = style({ height: vars.space.xs, borderRadius: vars.radius.s })
