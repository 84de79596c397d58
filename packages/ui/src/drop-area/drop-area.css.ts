import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const area = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.xl,
    border: `${vars.stroke.medium} dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
  },
  variants: { isOver: { true: { borderColor: vars.color.accent, background: vars.color.surfaceRaised } } },
})
