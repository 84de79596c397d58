import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { below } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below('sm')]: { gap: 0 }, print: { display: 'none' } },
})

/** On a phone, the line to the step before; elsewhere, the line to the next one. */
const line = { content: '', height: vars.stroke.medium, background: vars.color.border } as const

export const step = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    flex: '1 1 auto',
    minWidth: 0,
    ':last-child': { flexGrow: 0 },
    selectors: { '&:not(:last-child)::after': { ...line, flex: 1, minWidth: vars.space.l } },
    '@media': {
      [below('sm')]: {
        flex: '1 1 0',
        justifyContent: 'center',
        selectors: {
          '&:last-child': { flexGrow: 1 },
          '&:not(:last-child)::after': { display: 'none' },
          '&:not(:first-child)::before': {
            ...line,
            position: 'absolute',
            top: `calc(${vars.space.xs} + ${vars.size.mark} / 2)`,
            insetInlineStart: `calc(-50% + ${vars.size.mark})`,
            width: `calc(100% - 2 * ${vars.size.mark})`,
          },
        },
      },
    },
  },
  variants: {
    state: {
      done: {},
      current: {},
      ahead: {},
    },
  },
})

export const content = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: vars.size.controlS,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.snug,
    whiteSpace: 'nowrap',
    '@media': {
      [below('sm')]: { flexDirection: 'column', gap: vars.space.xs, fontSize: vars.font.size.xs },
    },
  },
  variants: {
    state: {
      done: { color: vars.color.text },
      current: { color: vars.color.text, fontWeight: vars.font.weight.semibold },
      ahead: {},
    },
    isButton: { true: { cursor: 'pointer', ':hover': { color: vars.color.accentText } } },
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.size.mark,
    height: vars.size.mark,
    border: `${vars.stroke.medium} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.round,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      done: { borderColor: vars.color.accent, color: vars.color.accentText },
      current: { borderColor: vars.color.accent, background: vars.color.accent, color: vars.color.onAccent },
      ahead: {},
    },
  },
})
