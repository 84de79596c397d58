import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.m,
  padding: `${vars.space.s} 0 ${vars.space.xxs}`,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.flat,
  color: vars.color.textMuted,
})

export const dot = recipe({
  base: {
    width: vars.space.m,
    height: vars.space.m,
    border: `${vars.stroke.medium} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.round,
  },
  variants: {
    current: {
      true: {
        background: vars.color.accent,
        borderColor: vars.color.accent,
        '@media': { '(forced-colors: active)': { background: 'Highlight' } },
      },
    },
  },
})
