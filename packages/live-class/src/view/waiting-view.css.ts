import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const joinedCount = style({ color: vars.color.textMuted, lineHeight: vars.font.line.snug })
