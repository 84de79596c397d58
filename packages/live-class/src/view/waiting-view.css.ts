import { below } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const joinedCount = style({ color: vars.color.textMuted, lineHeight: vars.font.line.snug })

export const people = style({ height: '100%', overflow: 'auto', fontSize: vars.font.size.m })

/** On a coach's phone, the people need the space. */
export const codeBesidePeople = style({ width: '100%', '@media': { [below('md')]: { width: '8rem' } } })
