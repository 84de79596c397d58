import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'flex-start',
  gap: `${vars.space.s} ${vars.space.m}`,
  minWidth: 0,
  padding: vars.space.l,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

const line = { flexBasis: '100%', minWidth: 0 }

export const below = style(line)

export const pendingTrend = style({
  ...line,
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.font.size.s} * ${vars.font.line.snug})`,
})

export const label = style({
  ...line,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
  },
})

export const mark = recipe({
  base: { display: 'flex' },
  variants: { tone: { accent: { color: vars.color.accentText }, danger: { color: vars.color.dangerMark } } },
  defaultVariants: { tone: 'accent' },
})

export const amount = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space.s}`,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: vars.font.tracking.tight,
    lineHeight: vars.font.line.tight,
    minHeight: `calc(1em * ${vars.font.line.tight})`,
  },
  variants: {
    size: { m: { fontSize: vars.font.size.xl }, l: { fontSize: vars.font.size.xxl } },
    isPending: { true: { ...line, alignItems: 'center' } },
  },
})

export const unit = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  letterSpacing: vars.font.tracking.normal,
  color: vars.color.textMuted,
})

export const trend = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.line.snug,
  },
  variants: {
    tone: {
      neutral: { color: vars.color.textMuted },
      success: { color: vars.color.successText },
      danger: { color: vars.color.dangerText },
    },
  },
})
