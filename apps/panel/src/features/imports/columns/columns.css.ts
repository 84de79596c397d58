import { from } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

/** Our field and the file's column; on wide screens its samples beside it. */
export const field = style({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.xl}`,
  alignItems: 'start',
  padding: vars.space.l,
  selectors: { '&:not(:first-child)': { borderTop: `${vars.stroke.thin} solid ${vars.color.border}` } },
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})

export const choices = style({ display: 'grid', gap: vars.space.m, minWidth: 0 })

/** Level with the control, whose label is above it. */
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minWidth: 0,
  fontSize: vars.font.size.s,
  '@media': {
    [from('md')]: { minHeight: vars.size.controlM, marginTop: `calc(${vars.font.size.s} * 1.3 + ${vars.space.xs})` },
  },
})

export const sample = style({
  maxWidth: '100%',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceOverlay,
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
