import { from } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr) auto',
      paddingBlockEnd: vars.space.none,
      borderBlockEnd: 'none',
    },
  },
})

/** Aligned with the inputs, below their labels. */
export const atEnd = style({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  '@media': { [from('md')]: { gridColumn: 'auto', paddingBlockStart: vars.space.xl } },
})
