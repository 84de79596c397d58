import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.l}))` } })
const leave = keyframes({ to: { opacity: 0 } })

export const viewport = style({
  position: 'fixed',
  // below the header, and below an open menu
  top: vars.size.topBar,
  insetInlineEnd: 0,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  width: vars.size.toast,
  maxWidth: '100vw',
  maxHeight: `calc(100dvh - ${vars.size.topBar})`,
  padding: vars.space.s,
  outline: 'none',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.m,
    padding: `${vars.space.m} ${vars.space.s} ${vars.space.m} ${vars.space.l}`,
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.overlay,
    pointerEvents: 'auto',
    animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${leave} ${vars.motion.fast} ${vars.motion.ease}` },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    },
  },
  variants: {
    tone: {
      success: { background: vars.color.successSoft, borderColor: vars.color.success },
      danger: { background: vars.color.dangerSoft, borderColor: vars.color.dangerMark },
      warning: { background: vars.color.warningSoft, borderColor: vars.color.warning },
      info: { background: vars.color.accentSoft, borderColor: vars.color.accent },
    },
  },
})

export const mark = recipe({
  base: { display: 'flex', alignItems: 'center', minHeight: vars.size.controlS },
  variants: {
    tone: {
      success: { color: vars.color.successText },
      danger: { color: vars.color.dangerText },
      warning: { color: vars.color.warningText },
      info: { color: vars.color.accentText },
    },
  },
})

export const words = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
  lineHeight: vars.font.line.snug,
})

export const title = style({ fontWeight: vars.font.weight.semibold })
export const text = style({ color: vars.color.textMuted, fontSize: vars.font.size.s })
export const action = style({ paddingBlockStart: vars.space.s })
