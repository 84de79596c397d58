import { from } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  width: '100%',
  maxWidth: vars.size.column,
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.space.l} ${vars.space.xl}`,
  '@media': { [from('md')]: { paddingBlock: vars.space.xxl } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: vars.size.controlL,
  // aligns the switch's text, not its padding, with the text below
  marginInlineEnd: `calc(-1 * ${vars.space.l})`,
})

export const main = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: vars.space.xl, minWidth: 0 })

export const middle = style({ display: 'grid', flex: 1, placeItems: 'center', paddingBlock: vars.space.xl })

export const tile = style({ aspectRatio: '1 / 1', width: '100%' })

export const curve = style({ aspectRatio: '8 / 5', width: '100%' })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.m,
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })

export const choice = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.borderStrong },
})

export const anyLength = style({ minWidth: 0, overflowWrap: 'anywhere' })
