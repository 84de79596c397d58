import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.cover}, 100%), 1fr))`,
  gap: vars.space.m,
})

export const cell = recipe({
  base: { position: 'relative', minWidth: 0 },
  variants: { isDragged: { true: { opacity: 0.5 } } },
})

export const open = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  cursor: 'zoom-in',
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const corner = style({
  position: 'absolute',
  top: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  borderRadius: vars.radius.m,
  background: vars.scrim,
})
