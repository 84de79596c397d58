import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'
import { faceColors, HUES } from './avatar-face.ts'

export const hues = Array.from({ length: HUES }, (_, index) => style(faceColors((index * 360) / HUES)))

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
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
export const initialLayer = recipe({ base: { gridArea: '1 / 1' } })
