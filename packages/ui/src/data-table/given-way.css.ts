import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const showAllLink = style({
  minHeight: vars.size.target,
  borderRadius: vars.radius.s,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: vars.stroke.thin,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { textDecorationThickness: vars.stroke.medium },
})
