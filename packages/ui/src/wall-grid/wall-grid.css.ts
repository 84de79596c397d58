import { keyframes, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const wall = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
})

const arrive = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const sheet = style({ minHeight: 0, animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}` })
