import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const list = style({ display: 'grid', gap: vars.space.l, margin: 0, padding: 0, listStyle: 'none' })

export const item = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m })

export const mark = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.mark,
    height: vars.size.mark,
    borderRadius: vars.radius.round,
    border: `${vars.stroke.medium} solid ${vars.color.borderStrong}`,
  },
  variants: {
    done: { true: { borderColor: vars.color.accent, background: vars.color.accentSoft, color: vars.color.accentText } },
  },
})

export const words = style({ flex: `1 1 ${vars.size.menu}`, minWidth: 0, overflowWrap: 'anywhere' })
