import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderStyle: 'solid',
    borderWidth: vars.stroke.medium,
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    borderRadius: vars.radius.round,
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      // A still ring would look stuck.
      '(prefers-reduced-motion: reduce)': {
        animation: `${turn} 2400ms steps(8) infinite !important`,
      },
      '(forced-colors: active)': { borderColor: 'CanvasText', borderTopColor: 'Canvas' },
    },
  },
  variants: {
    size: {
      s: { width: vars.size.iconS, height: vars.size.iconS },
      m: { width: vars.size.iconL, height: vars.size.iconL },
      l: { width: vars.size.iconXl, height: vars.size.iconXl, borderWidth: vars.stroke.thick },
    },
  },
  defaultVariants: { size: 'm' },
})
