import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  width: '100%',
  minHeight: vars.size.controlM,
  padding: `${vars.space.s} ${vars.space.m}`,
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  lineHeight: vars.font.line.snug,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.textSubtle },
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerMark },
    '&[data-placeholder]': { color: vars.color.textSubtle },
  },
})

export const shown = style({ pointerEvents: 'none' })

export const content = style({
  zIndex: vars.z.menu,
  overflow: 'hidden',
  minWidth: 'var(--radix-select-trigger-width)',
  maxWidth: 'var(--radix-select-content-available-width)',
  maxHeight: 'var(--radix-select-content-available-height)',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceOverlay,
  boxShadow: vars.shadow.overlay,
})

export const viewport = style({ padding: vars.space.xs })

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: vars.size.controlM,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.s,
  lineHeight: vars.font.line.snug,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&[data-state="checked"]': { fontWeight: vars.font.weight.semibold },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
