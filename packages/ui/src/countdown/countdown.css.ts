import { createContainer, keyframes, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

const box = createContainer()
const upright = `${box} (max-aspect-ratio: 1)`

export const frame = style({
  containerType: 'size',
  containerName: box,
  width: '100%',
  height: '100%',
  minHeight: vars.size.cover,
})

export const content = style({
  display: 'grid',
  alignContent: 'safe center',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '1em',
  minHeight: '100%',
  padding: vars.space.l,
  // One em follows the box, so that the clock fills a display and fits a phone.
  fontSize: `clamp(${vars.font.size.m}, min(4cqw, 6cqh), 6em)`,
  textAlign: 'center',
  '@container': {
    [upright]: { fontSize: `clamp(${vars.font.size.m}, min(5.6cqw, 3.6cqh), 6em)`, gap: '1.6em' },
    [`${box} (min-aspect-ratio: 5 / 4)`]: {
      selectors: { '&:has(> :nth-child(2))': { gridAutoFlow: 'column', gap: '2.5em' } },
    },
  },
})

const beside = `${box} (min-aspect-ratio: 5 / 4)`

/** Words and people at one side, the rest at the other. */
export const crowded = style([
  content,
  {
    height: '100%',
    minHeight: 0,
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'stretch',
    justifyContent: 'stretch',
    justifyItems: 'center',
    '@container': {
      [beside]: {
        gridTemplateRows: 'auto minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        selectors: { '&:has(> :nth-child(2))': { gridAutoFlow: 'row', gap: '0.6em 2em' } },
      },
    },
  },
])

export const people = style({ width: '100%', height: '100%', minHeight: 0, textAlign: 'start' })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.5em',
  minWidth: 0,
})

export const who = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.4em',
  maxWidth: '100%',
})

export const title = style({
  minWidth: 0,
  fontSize: '1.1em',
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
})

export const label = style({ color: vars.color.textMuted, lineHeight: vars.font.line.snug })

export const time = style({
  color: vars.color.accentText,
  fontSize: '5em',
  selectors: { [`${crowded} &`]: { fontSize: '3em' } },
  fontWeight: vars.font.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.line.flat,
})

const knock = keyframes({ from: { transform: 'scale(1.06)' }, '60%, to': { transform: 'scale(1)' } })

export const closing = style([time, { animation: `${knock} 1s ${vars.motion.ease} infinite` }])

export const extra = style({
  fontSize: `max(${vars.font.size.m}, 0.72em)`,
  minWidth: 0,
  '@container': {
    [beside]: { selectors: { [`${crowded} &`]: { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'center' } } },
  },
})
