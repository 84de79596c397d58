import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    background: vars.color.surfaceOverlay,
    color: vars.color.textMuted,
    fontWeight: vars.font.weight.semibold,
    lineHeight: vars.font.line.flat,
    userSelect: 'none',
  },
  variants: {
    size: {
      s: { width: vars.size.controlS, height: vars.size.controlS, fontSize: vars.font.size.xs },
      m: { width: vars.size.controlM, height: vars.size.controlM, fontSize: vars.font.size.s },
      l: { width: vars.size.controlL, height: vars.size.controlL, fontSize: vars.font.size.m },
      fill: { width: '100%', height: '100%', fontSize: 'inherit' },
    },
  },
  defaultVariants: { size: 'm' },
})

export const picture = recipe({ base: { width: '100%', height: '100%', objectFit: 'cover', gridArea: '1 / 1' } })
export const initialsLayer = recipe({ base: { gridArea: '1 / 1' } })
