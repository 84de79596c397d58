import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const { gold, silver, bronze, onMedal } = vars.color

export const disc = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.size.controlS,
    height: vars.size.controlS,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceOverlay,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    medal: {
      none: {},
      gold: { background: gold, color: onMedal },
      silver: { background: silver, color: onMedal },
      bronze: { background: bronze, color: onMedal },
    },
  },
})
