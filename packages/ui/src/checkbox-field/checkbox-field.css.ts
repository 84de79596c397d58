import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s, minWidth: 0 })

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  color: vars.color.onAccent,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { borderColor: vars.color.textSubtle },
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  selectors: {
    '&:is([data-state="checked"], [data-state="indeterminate"])': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerMark },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 })

export const label = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})
