import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { solidZones, vars } from '../tokens/theme.css.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 })

export const labels = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.l,
  fontSize: vars.font.size.s,
  color: vars.color.textMuted,
})

export const track = style({
  height: vars.size.progress,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.surfaceOverlay,
  '@media': { '(forced-colors: active)': { border: `${vars.stroke.thin} solid CanvasText` } },
})

export const bar = recipe({
  base: {
    width: '100%',
    height: '100%',
    transformOrigin: 'left',
    transition: `transform ${vars.motion.slow} linear`,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent },
      warning: { background: vars.color.warning },
      danger: { background: vars.color.dangerMark },
      ...solidZones,
    },
  },
  defaultVariants: { tone: 'accent' },
})
