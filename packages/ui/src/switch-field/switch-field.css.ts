import { style, type StyleRule } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.l,
  minWidth: 0,
})

const reached: StyleRule['::after'] = {
  content: '',
  position: 'absolute',
  inset: `calc((${vars.size.mark} - ${vars.size.target}) / 2)`,
}

export const track = style({
  flex: 'none',
  verticalAlign: 'middle',
  position: 'relative',
  width: `calc(${vars.size.mark} * 1.75)`,
  height: vars.size.mark,
  marginBlock: `calc((${vars.size.target} - ${vars.size.mark}) / 2)`,
  padding: vars.space.xxs,
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceSunken,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '::after': reached,
  selectors: { '&[data-state="checked"]': { background: vars.color.accent, borderColor: vars.color.accent } },
})

export const thumb = style({
  display: 'block',
  height: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  background: vars.color.textMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="checked"]': {
      background: vars.color.onAccent,
      transform: `translateX(calc(${vars.size.mark} * 0.75))`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&, &[data-state="checked"]': { background: 'CanvasText' } },
    },
  },
})
