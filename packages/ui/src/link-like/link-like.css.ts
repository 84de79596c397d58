import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const linkLike = recipe({
  base: {
    // Room enough for a finger even in a list of links.
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.target,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: vars.stroke.thin,
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { textDecorationThickness: vars.stroke.medium },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accentText, textDecorationLine: 'underline', fontWeight: vars.font.weight.medium },
      quiet: {
        color: 'inherit',
        textDecorationLine: 'none',
        ':hover': { textDecorationLine: 'underline', color: vars.color.text },
      },
    },
  },
  defaultVariants: { tone: 'accent' },
})
