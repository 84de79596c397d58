import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const panel = style({
  zIndex: vars.z.menu,
  minWidth: vars.size.menu,
  maxWidth: vars.size.menuMax,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.xs,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceOverlay,
  boxShadow: vars.shadow.overlay,
})

export const heading = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const separator = style({
  height: vars.stroke.thin,
  margin: `${vars.space.xs} 0`,
  background: vars.color.border,
})

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    minHeight: vars.size.controlM,
    padding: `${vars.space.xs} ${vars.space.m}`,
    borderRadius: vars.radius.s,
    lineHeight: vars.font.line.snug,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-highlighted]': { background: vars.color.accentSoft, color: vars.color.accentText },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-highlighted]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  variants: {
    tone: {
      normal: { color: vars.color.text },
      danger: {
        color: vars.color.dangerText,
        selectors: { '&[data-highlighted]': { background: vars.color.dangerSoft, color: vars.color.dangerText } },
      },
    },
  },
})

export const itemLabel = style({ flex: 1, minWidth: 0 })
