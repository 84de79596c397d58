import { style, type StyleRule } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s, minWidth: 0 })

/** Touch target. Static, because a hundred positioned ones would be hit-tested at each touch. */
const around: StyleRule['::after'] = {
  content: '',
  gridArea: '1 / 1',
  width: vars.size.target,
  height: vars.size.target,
  margin: `calc((${vars.size.mark} - ${vars.size.target}) / 2 - ${vars.stroke.thin})`,
}

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.mark,
  height: vars.size.mark,
  marginBlock: `calc((${vars.size.target} - ${vars.size.mark}) / 2)`,
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  color: vars.color.onAccent,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { borderColor: vars.color.textSubtle },
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '::after': around,
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

export const mark = style({ gridArea: '1 / 1' })
