import { keyframes, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({ containerType: 'size', width: '100%', height: '100%', minHeight: 0 })

/** A row takes its share of the height, up to a fifth. */
const rowHeight = 'min(100cqh / var(--rows), 20cqh)'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: rowHeight,
  columnGap: vars.space.xl,
  alignContent: 'start',
  fontSize: `min(${rowHeight} * 0.56, 100cqw / var(--columns) / 12.4)`,
  lineHeight: vars.font.line.tight,
})

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.4em)' }, to: { opacity: 1 } })

export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.6em',
  minWidth: 0,
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
})

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: vars.font.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const beat = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '0.25em',
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const mark = style({ color: vars.zone.maximum.solid, fontSize: '0.85em' })

export const note = style({ flex: 'none', color: vars.color.textMuted, fontSize: '0.72em', whiteSpace: 'nowrap' })
