import { below } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const sides = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.menu} minmax(0, 1fr)`,
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
