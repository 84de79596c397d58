import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'
import { box, tall } from './wall-box.css.ts'

export const frame = style({
  containerType: 'size',
  containerName: box,
  width: '100%',
  height: '100%',
  minHeight: vars.size.cover,
})

export const board = recipe({
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: '0.5em',
    height: '100%',
    // One em follows the box: at 1080 lines, a name is legible from 10 m.
    fontSize: `clamp(${vars.font.size.s}, min(2.15cqw, 3.85cqh), 8em)`,
    lineHeight: vars.font.line.tight,
    fontVariantNumeric: 'tabular-nums',
    transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
    '@container': { [tall]: { fontSize: `clamp(${vars.font.size.s}, min(3.6cqw, 2.3cqh), 8em)` } },
  },
  variants: { stale: { true: { opacity: 0.8, filter: 'grayscale(1)' } } },
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1em' })

export const who = style({ display: 'flex', alignItems: 'center', gap: '0.4em', minWidth: 0 })

export const title = style({
  minWidth: 0,
  fontSize: '1.6em',
  fontWeight: vars.font.weight.heavy,
  letterSpacing: vars.font.tracking.tight,
  outline: 'none',
})

const line = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const note = style([line, { color: vars.color.textMuted, fontSize: '1.1em' }])

export const rows = style({
  display: 'grid',
  gridTemplateRows: 'repeat(5, minmax(0, 1fr))',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: '0.4em 1em',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [tall]: { gridTemplateRows: 'repeat(10, minmax(0, 1fr))' } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.6em minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.6em',
  minHeight: 0,
  overflow: 'hidden',
  paddingInline: '0.5em',
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
})

export const place = style({
  fontSize: '1.9em',
  fontWeight: vars.font.weight.heavy,
  color: vars.color.textMuted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const name = style([line, { fontSize: '1.75em', fontWeight: vars.font.weight.semibold }])

export const won = style({ display: 'flex', alignItems: 'center', gap: '0.7em', fontSize: '1.1em' })

export const points = style({
  color: vars.color.accentText,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
})

export const empty = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '0.5em',
  textAlign: 'center',
})

export const emptyTitle = style({ fontSize: '1.75em', fontWeight: vars.font.weight.semibold, textWrap: 'balance' })
export const emptyText = style({ color: vars.color.textMuted, fontSize: '1.2em', textWrap: 'balance' })
export const trophy = style({ fontSize: '3em', color: vars.color.gold, lineHeight: vars.font.line.flat })
