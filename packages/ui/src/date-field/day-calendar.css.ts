import { globalStyle, style } from '@vanilla-extract/css'
import type { ClassNames } from 'react-day-picker'

import { vars } from '../tokens/theme.css.ts'

const cellSize = vars.size.controlM

const month = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  rowGap: vars.space.s,
})

const navButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlS,
  height: vars.size.controlS,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceRaised },
  selectors: { '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed' } },
})

const dropdowns = style({ display: 'flex', justifyContent: 'center', gap: vars.space.xs })

/** A transparent native select over the drawn one keeps its keys and its picker on phones. */
const dropdownRoot = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: vars.radius.s,
  ':hover': { background: vars.color.surfaceRaised },
  selectors: {
    '&:has(select:focus-visible)': { outline: `${vars.stroke.medium} solid ${vars.color.focus}` },
  },
})

const dropdown = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.raised,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  colorScheme: 'dark',
})

const captionLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.controlS,
  padding: `0 ${vars.space.s}`,
  fontWeight: vars.font.weight.semibold,
  textTransform: 'capitalize',
})

const grid = style({ gridColumn: '1 / -1', justifySelf: 'center', borderCollapse: 'collapse' })

const weekday = style({
  height: vars.size.controlS,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  textTransform: 'capitalize',
})

const day = style({ padding: 0, textAlign: 'center' })

const dayButton = style({
  display: 'grid',
  placeItems: 'center',
  width: cellSize,
  height: cellSize,
  borderRadius: vars.radius.m,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceRaised },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.medium})` },
})

const today = style({})
const outside = style({ color: vars.color.textSubtle })
const disabled = style({})
const between = style({
  background: vars.color.accentSoft,
  '@media': {
    '(forced-colors: active)': { borderBlock: `${vars.stroke.medium} solid Highlight`, forcedColorAdjust: 'none' },
  },
})
const chosen = style({})
const note = style({
  gridColumn: '1 / -1',
  paddingTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  textAlign: 'center',
})

globalStyle(`${today} > ${dayButton}`, {
  border: `${vars.stroke.thin} solid ${vars.color.accentText}`,
  fontWeight: vars.font.weight.bold,
})
globalStyle(`${disabled} > ${dayButton}`, { opacity: 0.35, cursor: 'not-allowed' })
globalStyle(`${chosen} > ${dayButton}`, {
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.font.weight.semibold,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})

const shared: Partial<ClassNames> = {
  month,
  button_previous: navButton,
  button_next: navButton,
  dropdowns,
  dropdown_root: dropdownRoot,
  dropdown,
  caption_label: captionLabel,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  today,
  outside,
  disabled,
  footer: note,
}

export const singleClasses: Partial<ClassNames> = { ...shared, selected: chosen }
export const rangeClasses: Partial<ClassNames> = {
  ...shared,
  range_start: chosen,
  range_middle: between,
  range_end: chosen,
}
