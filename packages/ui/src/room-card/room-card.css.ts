import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

export const cover = recipe({
  base: { position: 'relative' },
  variants: { isLow: { true: { height: vars.size.topBar }, false: { height: vars.size.cover } } },
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const shade = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to bottom, transparent 45%, ${vars.color.surface})`,
})

export const badgePlace = style({ position: 'absolute', top: vars.space.m, insetInlineStart: vars.space.m })
export const menuPlace = style({
  position: 'absolute',
  top: vars.space.s,
  insetInlineEnd: vars.space.s,
  // Above the main button, which covers the card.
  zIndex: vars.z.raised,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
})

export const logo = style({
  position: 'absolute',
  bottom: `calc(-1 * ${vars.space.m})`,
  insetInlineStart: vars.space.l,
  padding: vars.stroke.thick,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
})

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.l,
  paddingTop: vars.space.xl,
})

export const coaches = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  marginTop: 'auto',
  paddingTop: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  padding: vars.space.l,
  paddingTop: 0,
})

export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.raised,
  display: 'grid',
  placeItems: 'center',
  background: vars.scrim,
})

export const wholeCard = style({})
const main = `${wholeCard} > :first-child:not(:disabled, [aria-disabled="true"])`

globalStyle(main, { position: 'static' })
globalStyle(`${main}::after`, { content: '""', position: 'absolute', inset: 0 })
globalStyle(`${wholeCard} > :not(:first-child)`, { zIndex: vars.z.raised })
globalStyle(`${frame}:has(${main}):hover`, { borderColor: vars.color.borderStrong })
