import { from } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two by two on a phone; in one line, with the button at its end, where there is room. */
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

/** Level with the controls, below their labels. */
export const atEnd = style({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  '@media': { [from('md')]: { gridColumn: 'auto', paddingBlockStart: vars.space.xl } },
})
