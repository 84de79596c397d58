import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const enabledHover = '&:hover:not([aria-disabled="true"], :disabled)'

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: vars.space.s,
    maxWidth: '100%',
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.m,
    fontWeight: vars.font.weight.semibold,
    lineHeight: vars.font.line.tight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled': { opacity: 0.5 },
      // Positioned only while busy: hit testing visits every positioned element at each mouse move.
      '&[aria-busy="true"]': { position: 'relative' },
    },
  },
  variants: {
    tone: {
      accent: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { [enabledHover]: { background: vars.color.accentHover } },
      },
      neutral: {
        background: vars.color.surfaceRaised,
        borderColor: vars.color.borderStrong,
        color: vars.color.text,
        selectors: { [enabledHover]: { background: vars.color.surfaceOverlay, borderColor: vars.color.textSubtle } },
      },
      danger: {
        background: vars.color.danger,
        color: vars.color.onDanger,
        selectors: { [enabledHover]: { background: vars.color.dangerHover } },
      },
      ghost: {
        background: 'transparent',
        color: vars.color.text,
        selectors: { [enabledHover]: { background: vars.color.surfaceOverlay } },
      },
    },
    size: {
      s: {
        minHeight: vars.size.controlS,
        padding: `${vars.space.xs} ${vars.space.m}`,
        fontSize: vars.font.size.s,
      },
      m: {
        minHeight: vars.size.controlM,
        padding: `${vars.space.s} ${vars.space.l}`,
        fontSize: vars.font.size.m,
      },
      l: {
        minHeight: vars.size.controlL,
        padding: `${vars.space.s} ${vars.space.xl}`,
        fontSize: vars.font.size.l,
      },
    },
    wide: { true: { width: '100%' } },
    square: { true: { padding: 0, aspectRatio: '1' } },
  },
  defaultVariants: { tone: 'neutral', size: 'm' },
})

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})

export const busy = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
