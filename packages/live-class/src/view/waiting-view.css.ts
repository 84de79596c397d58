import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

/** As large as the address above it, which follows the wall. */
export const joinedCount = style({ color: vars.color.textMuted, lineHeight: vars.font.line.snug })
