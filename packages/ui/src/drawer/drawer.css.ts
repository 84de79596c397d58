import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } })
const toRight = keyframes({ to: { transform: 'translateX(100%)' } })

const moving = (arrive: string, leave: string) => ({
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '&[data-state="closed"]': { animation: `${leave} ${vars.motion.fast} ${vars.motion.ease}` } },
})

export const panel = recipe({
  base: {
    position: 'fixed',
    insetBlock: 0,
    zIndex: vars.z.dialog,
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    overflow: 'hidden',
    background: vars.color.surface,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
  },
  variants: {
    side: {
      left: {
        left: 0,
        borderInlineEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
        ...moving(fromLeft, toLeft),
      },
      right: {
        right: 0,
        borderInlineStart: `${vars.stroke.thin} solid ${vars.color.border}`,
        ...moving(fromRight, toRight),
      },
    },
    size: {
      menu: { maxWidth: `min(${vars.size.sideMenu}, 88vw)` },
      m: { maxWidth: vars.size.drawer },
    },
  },
  defaultVariants: { side: 'right', size: 'm' },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: vars.size.topBar,
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.s} ${vars.space.l}`,
})

export const title = style({
  minWidth: 0,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
})

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.l,
  paddingTop: vars.space.s,
})
