import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const scroller = style({
  height: vars.size.pickList,
  overflow: 'auto',
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
})

export const strip = style({ position: 'relative' })

export const none = style({ padding: vars.space.l, color: vars.color.textMuted })

export const row = recipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    paddingInline: vars.space.m,
    cursor: 'pointer',
    userSelect: 'none',
    ':hover': { background: vars.color.surfaceRaised },
    selectors: {
      [`${scroller}:focus-visible &[data-active]`]: {
        outline: `${vars.stroke.medium} solid ${vars.color.focus}`,
        outlineOffset: `-${vars.stroke.medium}`,
        borderRadius: vars.radius.s,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  variants: { isSelected: { true: { background: vars.color.accentSoft } } },
})

export const mark = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.iconM,
    height: vars.size.iconM,
    borderRadius: vars.radius.s,
    border: `${vars.stroke.medium} solid ${vars.color.borderStrong}`,
  },
  variants: {
    isSelected: {
      true: { borderColor: vars.color.accent, background: vars.color.accent, color: vars.color.onAccent },
    },
  },
})

export const words = style({ flex: 1, minWidth: 0, display: 'grid', lineHeight: vars.font.line.snug })

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const title = style({ ...cut, fontSize: vars.font.size.s, fontWeight: vars.font.weight.medium })
export const text = style({ ...cut, fontSize: vars.font.size.xs, color: vars.color.textMuted })
