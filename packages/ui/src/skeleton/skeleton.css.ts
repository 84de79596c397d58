import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const skeleton = recipe({
  base: {
    display: 'block',
    width: '100%',
    borderRadius: vars.radius.s,
    background: vars.color.surfaceOverlay,
    animation: `${breathe} 1600ms ease-in-out infinite`,
  },
  variants: {
    shape: {
      line: { height: '0.75em', width: '70%' },
      title: { height: vars.space.xl, width: '45%' },
      control: { height: vars.size.controlM, borderRadius: vars.radius.m },
      card: { height: vars.size.cover, borderRadius: vars.radius.l },
      /** Of a box with its own height. */
      fill: { height: '100%', borderRadius: vars.radius.m },
      circle: { height: vars.size.controlL, width: vars.size.controlL, borderRadius: vars.radius.round },
    },
  },
  defaultVariants: { shape: 'line' },
})
