import { keyframes, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'scale(0.8)' } })
const lift = keyframes({ to: { opacity: 0 } })

export const curtain = style({
  containerType: 'size',
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.raised,
  display: 'grid',
  placeItems: 'center',
  background: vars.scrim,
  pointerEvents: 'none',
  animation: `${lift} ${vars.motion.change} ${vars.motion.ease} 1200ms forwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const word = style({
  color: vars.color.accentText,
  fontSize: 'min(18cqw, 40cqh)',
  fontWeight: vars.font.weight.heavy,
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.line.tight,
  whiteSpace: 'nowrap',
  animation: `${rise} ${vars.motion.change} ${vars.motion.ease}`,
})
