import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const stateIcon = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.size.target,
    minHeight: vars.size.target,
    borderRadius: vars.radius.s,
    cursor: 'help',
    // A cell clips an outer ring.
    ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.medium})` },
  },
  variants: { tone: { warning: { color: vars.color.warningText }, danger: { color: vars.color.dangerText } } },
})
