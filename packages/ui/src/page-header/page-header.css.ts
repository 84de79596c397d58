import { globalStyle, style } from '@vanilla-extract/css'

import { below } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

const phone = below('sm')

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.l}`,
  '@media': { [phone]: { gap: `${vars.space.xs} ${vars.space.s}` } },
})

/** On a phone the buttons stand beside the title, and the text gets its own line. */
const loose = { '@media': { [phone]: { display: 'contents' } } } as const

export const lead = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0, ...loose })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  ...loose,
})
export const title = style({ '@media': { [phone]: { flex: '1 1 auto', minWidth: 0 } } })
export const text = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { order: 1, flexBasis: '100%' } },
})
globalStyle(`${text} > p`, { '@media': { [phone]: { fontSize: vars.font.size.s } } })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
})
export const pendingText = style({ display: 'flex', alignItems: 'center', width: vars.size.menu, height: '1.5em' })
