import { globalStyle, style } from '@vanilla-extract/css'

import { from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [from('sm')]: { padding: `12vh ${vars.space.xl} ${vars.space.xl}` } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  width: '100%',
  maxWidth: vars.size.dialogM,
  maxHeight: '100dvh',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  pointerEvents: 'auto',
  '@media': { [from('sm')]: { maxHeight: '70dvh', borderRadius: vars.radius.l } },
})

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} ${vars.space.l}`,
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
  color: vars.color.textMuted,
})

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.controlM,
  border: 'none',
  background: 'none',
  color: vars.color.text,
  fontSize: vars.font.size.l,
  // The caret shows the focus; the window has no other field.
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.textMuted } },
})

export const list = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.s,
  padding: vars.space.s,
  selectors: { '&:not(:has([role="option"]))': { padding: 0 } },
})

export const group = style({})

globalStyle(`${group} [cmdk-group-heading]`, {
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.xs}`,
  fontSize: vars.font.size.s,
  color: vars.color.textMuted,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: vars.size.controlM,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.s,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
  selectors: { '&[data-selected="true"]': { background: vars.color.accentSoft, color: vars.color.accentText } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

export const words = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 })

export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const detail = style([line, { fontSize: vars.font.size.s, color: vars.color.textMuted }])

export const note = style({
  padding: `${vars.space.l} ${vars.space.m}`,
  color: vars.color.textMuted,
  textAlign: 'center',
})

export const foot = style({
  display: 'none',
  gap: vars.space.l,
  padding: `${vars.space.s} ${vars.space.l}`,
  borderTop: `${vars.stroke.thin} solid ${vars.color.border}`,
  fontSize: vars.font.size.s,
  color: vars.color.textMuted,
  '@media': { '(hover: hover)': { display: 'flex' } },
})
