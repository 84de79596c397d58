import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const wall = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: '100%',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
})

const arrive = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const sheet = style({ minHeight: 0, animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}` })

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
  variants: { current: { true: { background: vars.color.accent, borderColor: vars.color.accent } } },
})
