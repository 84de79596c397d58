import { createContainer, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

const box = createContainer()

export const frame = style({
  position: 'relative',
  containerType: 'size',
  containerName: box,
  width: '100%',
  height: '100%',
  minHeight: vars.size.cover,
})

export const poster = style({
  display: 'grid',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: '1.5em',
  minHeight: '100%',
  padding: '1em',
  // One em follows the box: legible from the back of the room, and still whole on a phone.
  fontSize: `clamp(${vars.font.size.m}, min(2.2cqw, 3.9cqh), 8em)`,
  lineHeight: vars.font.line.snug,
  '@container': {
    [`${box} (min-aspect-ratio: 1)`]: { gridTemplateColumns: 'minmax(0, 20em) minmax(0, 18em)', gap: '3em' },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: '0.75em', minWidth: 0 })

export const title = style({
  fontSize: '2.4em',
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.tight,
  letterSpacing: vars.font.tracking.tight,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const message = style({ color: vars.color.accentText, fontSize: '1.2em', textWrap: 'balance' })

export const code = style({ width: '11em' })

/** Whose wall it is, at the foot of it. */
export const foot = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.semibold,
})
