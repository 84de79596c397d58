import { createContainer, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

const box = createContainer()
const upright = `${box} (max-aspect-ratio: 1)`

export const frame = style({ containerType: 'size', containerName: box, width: '100%', height: '100%' })

export const banner = style({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '1em',
  height: '100%',
  padding: '1em',
  // One em follows the box, so that the banner fills a display and fits a phone.
  fontSize: `clamp(${vars.font.size.m}, min(3cqw, 4.4cqh), 8em)`,
  lineHeight: vars.font.line.tight,
  '@container': {
    [`${box} (min-aspect-ratio: 5 / 4)`]: { gridTemplateColumns: 'auto fit-content(26em)', gap: '2.5em' },
    [upright]: { fontSize: `clamp(${vars.font.size.m}, min(5cqw, 4.4cqh), 8em)`, gap: '1.6em', textAlign: 'center' },
  },
})

export const code = style({
  width: 'min(14em, 60cqw, 60cqh)',
  '@container': { [upright]: { width: 'min(15em, 76cqw, 56cqh)' } },
  justifySelf: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
})

export const words = style({ display: 'grid', gap: '0.5em', minWidth: 0 })

export const title = style({
  fontSize: '2.4em',
  fontWeight: vars.font.weight.heavy,
  letterSpacing: vars.font.tracking.tight,
  textWrap: 'balance',
})

export const address = style({
  color: vars.color.accentText,
  fontSize: '1.4em',
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  '@container': { [upright]: { fontSize: '1.25em' } },
})

export const text = style({ color: vars.color.textMuted })
