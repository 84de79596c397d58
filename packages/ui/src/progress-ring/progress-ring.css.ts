import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.ring,
  height: vars.size.ring,
})

export const picture = style({ gridArea: '1 / 1', width: '100%', height: '100%', transform: 'rotate(-90deg)' })
const stroke = { fill: 'none', strokeWidth: 8 } as const
export const ground = style({ ...stroke, stroke: vars.color.border })
export const filled = style({
  ...stroke,
  stroke: vars.color.accent,
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const words = style({ gridArea: '1 / 1', display: 'grid', justifyItems: 'center', lineHeight: 1.1 })
export const value = style({
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const label = style({ fontSize: vars.font.size.xs, color: vars.color.textMuted })
