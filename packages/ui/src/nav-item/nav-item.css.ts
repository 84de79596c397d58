import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const navItem = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    width: '100%',
    minHeight: vars.size.controlM,
    padding: `${vars.space.s} ${vars.space.m}`,
    borderRadius: vars.radius.m,
    color: vars.color.textMuted,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.snug,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { background: vars.color.surfaceRaised, color: vars.color.text },
  },
  variants: {
    isNarrow: { true: { justifyContent: 'center', padding: 0 } },
    active: {
      true: {
        background: vars.color.surfaceOverlay,
        color: vars.color.text,
        fontWeight: vars.font.weight.semibold,
        ':hover': { background: vars.color.surfaceOverlay },
        '@media': {
          '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
})

export const mark = recipe({
  base: { display: 'flex' },
  variants: {
    tone: { plain: {}, accent: { color: vars.color.accentText }, danger: { color: vars.color.dangerMark } },
  },
})

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
