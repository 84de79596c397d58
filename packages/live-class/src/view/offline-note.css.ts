import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const inLine = style({ display: 'flex', color: vars.color.warningText, fontSize: vars.font.size.l })

export const above = style([
  inLine,
  {
    position: 'fixed',
    insetBlockStart: vars.space.m,
    insetInline: 0,
    zIndex: vars.z.sticky,
    width: 'fit-content',
    marginInline: 'auto',
    padding: `${vars.space.s} ${vars.space.l}`,
    borderRadius: vars.radius.round,
    background: vars.color.warningSoft,
  },
])
