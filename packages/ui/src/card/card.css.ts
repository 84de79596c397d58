import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const card = recipe({
  base: {
    minWidth: 0,
    border: `${vars.stroke.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      m: { padding: vars.space.l },
      l: { padding: vars.space.xl },
    },
  },
  defaultVariants: { padding: 'm' },
})
