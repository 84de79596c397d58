import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const area = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.s,
    padding: vars.space.xl,
    textAlign: 'center',
    border: `${vars.stroke.medium} dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
    selectors: {
      '&:hover, &:focus-within': { borderColor: vars.color.accent },
      '&:has(:focus-visible)': { outline: `${vars.stroke.medium} solid ${vars.color.focus}` },
    },
  },
  variants: {
    over: { true: { borderColor: vars.color.accent, background: vars.color.accentSoft } },
    disabled: { true: { background: 'transparent', borderStyle: 'dotted' } },
  },
})

/** Transparent over everything, so that a click anywhere opens the browser's chooser. */
export const chooser = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const name = style({ fontWeight: vars.font.weight.semibold, color: vars.color.text })
export const hint = style({ color: vars.color.textMuted, fontSize: vars.font.size.s })
