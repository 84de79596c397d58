import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

/** Dims slowly, so that it isn't noticed, and brightens at once. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.sticky,
  background: vars.color.surfaceSunken,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[data-resting="true"]': { opacity: 0.65, transition: 'opacity 60s linear' } },
})
