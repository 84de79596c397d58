import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  position: 'relative',
  width: vars.size.cover,
  height: vars.size.cover,
  fontSize: vars.font.size.display,
})

/** The largest square in a circle leaves 15 % on each side. */
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: '15%',
  borderRadius: vars.radius.round,
  background: vars.color.surfaceRaised,
})

/** Over the picture, because initials inside the button would become its name. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
})

export const hint = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlM,
  height: vars.size.controlM,
  border: `${vars.stroke.thick} solid ${vars.color.surface}`,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { [`${cover}:hover &`]: { background: vars.color.accentHover } },
})

export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  background: vars.scrim,
  pointerEvents: 'none',
})
