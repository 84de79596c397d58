import { style } from '@vanilla-extract/css'

import { below } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const rows = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  selectors: { '& + &': { borderTop: `${vars.stroke.thin} solid ${vars.color.border}` } },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.l}`,
  width: '100%',
  minHeight: vars.size.controlM,
  padding: `${vars.space.xs} 0`,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
})

export const button = style([
  row,
  {
    cursor: 'pointer',
    borderRadius: vars.radius.m,
    selectors: { '&:hover': { background: vars.color.surfaceOverlay } },
  },
])

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const title = style({ fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' })

export const text = style({ color: vars.color.textMuted, fontSize: vars.font.size.s })

export const values = style({
  display: 'flex',
  gap: vars.space.l,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('sm')]: { width: '100%', justifyContent: 'space-between' } },
})

export const value = style({
  minWidth: vars.size.figure,
  textAlign: 'end',
  '@media': { [below('sm')]: { minWidth: 0 } },
})
