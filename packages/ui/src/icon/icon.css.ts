import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.9,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      s: { width: vars.size.iconS, height: vars.size.iconS },
      action: { width: vars.size.iconAction, height: vars.size.iconAction },
      m: { width: vars.size.iconM, height: vars.size.iconM },
      l: { width: vars.size.iconL, height: vars.size.iconL },
      xl: { width: vars.size.iconXl, height: vars.size.iconXl },
      text: { width: '1em', height: '1em' },
    },
    filled: { true: { fill: 'currentColor' } },
    turn: {
      none: {},
      up: { transform: 'rotate(180deg)' },
      left: { transform: 'rotate(90deg)' },
      right: { transform: 'rotate(-90deg)' },
    },
  },
  defaultVariants: { size: 'm', turn: 'none' },
})
