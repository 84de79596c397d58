import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { below } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const group = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    maxWidth: '100%',
    padding: vars.space.xxs,
    border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
    '@media': { print: { display: 'none' } },
  },
  variants: {
    inThrees: {
      true: { '@media': { [below('sm')]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' } } },
    },
  },
})

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  flex: '1 0 auto',
  minHeight: vars.size.controlS,
  padding: `${vars.space.xs} ${vars.space.m}`,
  '@media': {
    [below('sm')]: { paddingInline: vars.space.s },
    '(forced-colors: active)': {
      selectors: {
        '&[data-state="on"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text },
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  selectors: {
    // The accent is reserved for main actions, so an edge marks the choice.
    '&[data-state="on"]': {
      background: vars.color.surfaceOverlay,
      boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.borderStrong}`,
      color: vars.color.text,
    },
  },
})
