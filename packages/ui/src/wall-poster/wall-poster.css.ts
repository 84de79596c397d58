import { createContainer, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const box = createContainer()
const tall = `${box} (max-aspect-ratio: 1)`

export const frame = style({
  containerType: 'size',
  containerName: box,
  width: '100%',
  height: '100%',
  minHeight: vars.size.cover,
  // Clips the moving letters.
  overflow: 'clip',
})

export const ground = style({ position: 'fixed', inset: 0, zIndex: '-1', overflow: 'hidden' })

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const shade = style({
  position: 'absolute',
  inset: 0,
  background: `color-mix(in srgb, ${vars.color.background} 76%, transparent)`,
})

export const field = style({ width: '100%', height: '100%', opacity: 0.12 })
export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.medium,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const poster = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) 22%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  // One em follows the box, so that it is legible from the back of the room.
  fontSize: `clamp(${vars.font.size.s}, min(2.2cqw, 3.9cqh), 8em)`,
  lineHeight: vars.font.line.snug,
  '@container': { [tall]: { gridTemplateRows: 'auto minmax(0, 1fr) 18%', fontSize: 'min(4cqw, 2.4cqh)' } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1em',
  padding: '0.8em 1.2em 0',
})

export const site = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4em',
  minWidth: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const clock = style({
  fontSize: '1.5em',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.flat,
})

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2em',
  minHeight: 0,
  padding: '0.4em 1.2em',
  '@container': { [tall]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center', justifyItems: 'start' } },
})

export const words = style({ display: 'grid', gap: '0.4em', minWidth: 0 })

export const title = recipe({
  base: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    fontWeight: vars.font.weight.heavy,
    lineHeight: vars.font.line.tight,
    letterSpacing: '-0.025em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  variants: { long: { true: { fontSize: '2em' }, false: { fontSize: '3.4em' } } },
})

export const message = style({ color: vars.color.accentText, fontSize: '1.2em', textWrap: 'balance' })
export const next = style({ fontSize: '1.1em', fontWeight: vars.font.weight.semibold })

export const warning = style({ color: vars.color.warningText, fontSize: '1em', textWrap: 'balance' })

export const way = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.4em',
  maxWidth: '16em',
})

export const code = style({
  width: 'min(11em, 42cqh)',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  '@container': { [tall]: { width: '16em' } },
})

export const address = style({
  fontSize: '1.05em',
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.tight,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const stairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'end',
  height: '100%',
  margin: '0 -0.2em',
  padding: 0,
  listStyle: 'none',
})

export const step = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 0,
  color: vars.zoneText.onSolid,
  textAlign: 'center',
  forcedColorAdjust: 'none',
})

export const word = style({
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: '0.8em',
  fontWeight: vars.font.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const range = style({ fontSize: '0.66em', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
