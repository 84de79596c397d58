import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

// Every size of the design system is a rem: on a large screen all of it grows, to be read from the back of a room.
globalStyle('html', { fontSize: 'clamp(100%, 1.2vw, 300%)' })

export const centered = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.xl,
})

export const page = style({ padding: vars.space.xl, maxWidth: '90rem', marginInline: 'auto' })

export const wall = style({
  height: '100dvh',
  overflow: 'auto',
  position: 'relative',
})

export const idleCursor = style({ cursor: 'none' })

export const code = style({
  fontSize: 'clamp(2.75rem, 14vw, 11rem)',
  fontWeight: 750,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  color: vars.color.accent,
  whiteSpace: 'nowrap',
})

export const narrow = style({ width: '100%', maxWidth: '24rem' })

export const corner = style({
  position: 'fixed',
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  zIndex: 5,
  opacity: 0,
  transition: 'opacity 150ms',
  selectors: {
    '&:focus-within': { opacity: 1 },
    '[data-awake="true"] &': { opacity: 1 },
  },
})
