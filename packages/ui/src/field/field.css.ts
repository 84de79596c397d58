import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 })

export const labelText = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
  color: vars.color.text,
})

export const required = style({ color: vars.color.dangerText, paddingInlineStart: vars.space.xs })

export const hintText = style({
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  color: vars.color.textMuted,
})

export const warningText = style([hintText, { display: 'flex', gap: vars.space.xs, color: vars.color.warningText }])

export const errorText = style({
  display: 'flex',
  gap: vars.space.xs,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  color: vars.color.dangerText,
})

export const errorMark = style({ display: 'flex', alignItems: 'center', height: '1.3em' })

export const notes = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.l,
  selectors: { '&:empty': { display: 'none' } },
})

export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.controlM,
    border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
    color: vars.color.text,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { borderColor: vars.color.textSubtle },
    selectors: {
      '&:has(input:disabled, textarea:disabled)': { opacity: 0.7 },
      '&:has(input:focus-visible, textarea:focus-visible)': {
        borderColor: vars.color.focus,
        outline: `${vars.stroke.thin} solid ${vars.color.focus}`,
      },
    },
  },
  variants: {
    invalid: { true: { borderColor: vars.color.dangerMark, ':hover': { borderColor: vars.color.dangerMark } } },
  },
})

export const control = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: `calc(${vars.size.controlM} - 2 * ${vars.stroke.thin})`,
  padding: `${vars.space.xs} ${vars.space.m}`,
  border: 'none',
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
  selectors: {
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      transition: 'background-color 0s 100000s',
    },
  },
})

export const trailing = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: vars.space.xs })

export const unit = style({
  flex: 'none',
  paddingInlineEnd: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
})

globalStyle(`${control}::-webkit-search-cancel-button`, { display: 'none' })
