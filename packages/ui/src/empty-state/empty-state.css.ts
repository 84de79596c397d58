import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.l,
  padding: `${vars.space.xxxl} ${vars.space.xl}`,
  textAlign: 'center',
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.l,
    borderRadius: vars.radius.round,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.surfaceRaised, color: vars.color.textMuted },
      danger: { background: vars.color.dangerSoft, color: vars.color.dangerText },
    },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, maxWidth: '32em' })
