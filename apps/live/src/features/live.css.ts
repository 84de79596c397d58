import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

import { edges, writtenBySize } from '@repo/live-class/wall-root.css'

// the pairing code must be legible from far away, too
globalStyle('html', { fontSize: writtenBySize })

export const centered = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.xl,
})

export const page = style({
  paddingBlock: `calc(${vars.space.xl} + ${edges.block})`,
  paddingInline: `calc(${vars.space.xl} + ${edges.inline})`,
  maxWidth: '90rem',
  marginInline: 'auto',
})

export const inset = style({ height: '100%', padding: vars.space.l })

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

export const wallColumn = style({ display: 'flex', flexDirection: 'column' })

export const stage = style({ flex: 1, minHeight: 0 })

/** Over the tiles, which keep their size when the mouse moves. */
export const strip = style({
  position: 'absolute',
  insetBlockEnd: `calc(${vars.space.s} + ${edges.block})`,
  insetInlineEnd: `calc(${vars.space.s} + ${edges.inline})`,
  zIndex: vars.z.sticky,
  padding: vars.space.xs,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceOverlay,
  boxShadow: vars.shadow.overlay,
  selectors: { '[data-awake="false"] &:not(:focus-within, :has([data-part="stick-fault"]))': { opacity: 0 } },
})

const fault = '[data-part="stick-fault"]'

// the fault of an ANT stick stays, alone
globalStyle(`[data-awake="false"] ${strip}:has(${fault}):not(:focus-within) button:not(${fault})`, { display: 'none' })
