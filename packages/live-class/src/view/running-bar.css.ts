import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

/** A sleeping display has no one to press a button. */
export const whileAwake = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  selectors: { '[data-awake="false"] &': { display: 'none' } },
})

export const whileAsleep = style({
  display: 'none',
  minWidth: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-awake="false"] &': { display: 'block' } },
})

export const joinWord = style({ display: 'block', fontSize: vars.font.size.l })
