import {
  createContainer,
  createVar,
  fallbackVar,
  globalStyle,
  style,
  type StyleRule,
  styleVariants,
} from '@vanilla-extract/css'

import { type ZoneLevel, zoneLevels } from '../tokens/colors.ts'
import { vars } from '../tokens/theme.css.ts'
import { LACK } from './tile-attributes.ts'

export const actionSpace = createVar()

export const tileRadius = createVar()

const box = createContainer()
/** Container queries: tall tiles stack readings, roomy ones print units, tiny ones drop the picture. */
const tall = `${box} (max-aspect-ratio: 13/10)`
const roomy = `${box} (min-width: 17em) and (min-height: 11em) and (min-aspect-ratio: 18/10)`
const wide = `${box} (min-aspect-ratio: 16/10)`
const widest = `${box} (min-aspect-ratio: 18/10)`
const tiny = `${box} (max-width: 13em)`
/** Container queries by legibility: low tiles enlarge the name, flat ones keep only the ranking value. */
const low = `${box} (max-height: 13em)`
const slim = `${tiny} and (max-aspect-ratio: 13/10)`
/** Fits a name of 17 letters on one line. */
const slimAndWide = `${slim} and (min-width: 9em)`
const flat = `${box} (max-height: 5.5em)`

/** Sized by its container. No clipping, because it doubles the cost of each animated frame. */
export const tile = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  contain: 'size layout style',
  containerType: 'size',
  containerName: box,
  color: vars.zoneText.text,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.flat,
})

type Colors = (typeof vars.zone)[ZoneLevel]

/** Each part names its zone colors, because inheriting them would restyle the whole tile on a zone change. */
const inZone = (rule: (colors: Colors) => StyleRule, signal = '', around = ''): NonNullable<StyleRule['selectors']> =>
  Object.fromEntries(
    zoneLevels.map((level) => [`${around}${tile}[data-level="${level}"]${signal} &`, rule(vars.zone[level])]),
  )

/** Too many tiles to animate: no clipping, opacity, or transforms, each of which costs every frame a layer. */
const crowd = '[data-crowd] '

const isLost = `${tile}[data-signal="disconnected"] &`

const corner = fallbackVar(tileRadius, vars.radius.l)

/** A tenth of the width, or of 1.5 times the height if that is less. */
export const content = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  borderRadius: corner,
  fontSize: 'min(10cqw, 15cqh)',
  selectors: {
    ...inZone(({ base }) => ({ background: base })),
    [isLost]: { background: vars.zone.waiting.base },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.stroke.thin} solid CanvasText` } },
  '@container': { [tall]: { fontSize: 'min(10cqw, 11cqh)' } },
})

const headerHeight = '1.5em'
const zoneHeight = '1.16em'
const flatZoneHeight = '0.9em'

export const well = style({
  position: 'absolute',
  inset: `${headerHeight} 0 ${zoneHeight}`,
  overflow: 'hidden',
  selectors: { [`${crowd}&`]: { overflow: 'visible' } },
  '@container': { [flat]: { inset: `${headerHeight} 0 ${flatZoneHeight}` } },
})

const edge = '0.07em'
const edgeColor = ({ solid, fill: color }: Colors) => `color-mix(in srgb, ${solid} 42%, ${color})`

/** Moved instead of resized, so that its upper edge keeps its thickness. */
export const fill = style({
  width: '100%',
  height: '100%',
  transform: `translateY(var(${LACK}))`,
  selectors: {
    ...inZone((colors) => ({ background: colors.fill, borderTop: `${edge} solid ${edgeColor(colors)}` })),
    [`${crowd}&`]: {
      position: 'absolute',
      inset: `var(${LACK}) 0 0`,
      width: 'auto',
      height: 'auto',
      transform: 'none',
    },
    ...inZone((colors) => ({ borderTop: 0, boxShadow: `inset 0 ${edge} ${edgeColor(colors)}` }), '', crowd),
    '[data-signal="stale"] &': { opacity: 0.45 },
    '[data-signal="disconnected"] &': { visibility: 'hidden' },
  },
})

/** Animates only opacity, which needs no layout. */
export const glow = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  selectors: {
    ...inZone(({ solid }) => ({ background: solid })),
    [isLost]: { background: vars.zone.waiting.fill },
    [`${crowd}&`]: { display: 'none' },
  },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.28em',
  minWidth: 0,
  height: headerHeight,
  padding: `0 calc(0.4em + ${fallbackVar(actionSpace, vars.space.none)}) 0 0.4em`,
})

export const face = style({
  flex: 'none',
  width: '1.1em',
  height: '1.1em',
  fontSize: '1em',
  '@container': { [tiny]: { display: 'none' } },
})

export const faceText = style({ display: 'block', width: '100%', height: '100%', fontSize: '0.45em' })

const twoLines: StyleRule = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBlock: '0.08em',
  lineHeight: vars.font.line.flat,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
}
const oneLine: StyleRule = {
  display: 'block',
  paddingBlock: 0,
  lineHeight: vars.font.line.snug,
  whiteSpace: 'nowrap',
}

export const name = style({
  ...twoLines,
  minWidth: 0,
  overflow: 'hidden',
  fontSize: '0.66em',
  fontWeight: vars.font.weight.semibold,
  textOverflow: 'ellipsis',
  '@container': {
    [low]: { fontSize: '0.72em' },
    [tiny]: { ...oneLine, fontSize: '0.88em' },
    [slim]: { fontSize: '1.06em' },
    [slimAndWide]: { fontSize: `min(1.06em, max(0.92em, ${vars.font.size.m}))` },
    [flat]: { ...oneLine, fontSize: '1.16em' },
  },
})

export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 0,
  padding: '0 0.45em 0 0.4em',
  '@container': {
    [tall]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto', gap: '0.3em' },
  },
})

const number = createVar()
const longNumber = createVar()

/** Two or three digits, the sign, and the readings share 10 em. */
export const effort = style({
  vars: { [number]: '3.5em', [longNumber]: '2.6em' },
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  fontSize: number,
  fontWeight: vars.font.weight.heavy,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-digits="long"] &': { fontSize: longNumber },
    '[data-signal="stale"] &': { opacity: 0.72 },
    '[data-signal="disconnected"] &': { opacity: 0.6 },
  },
  '@container': {
    [wide]: { vars: { [number]: '3.8em', [longNumber]: '2.9em' } },
    [widest]: { vars: { [number]: '4.2em', [longNumber]: '3.2em' } },
    [tall]: { vars: { [number]: '5em', [longNumber]: '3.9em' } },
    [flat]: { vars: { [number]: '3.2em', [longNumber]: '2.6em' } },
  },
})

export const percent = style({
  paddingInlineStart: '0.1em',
  fontSize: '0.34em',
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.normal,
  selectors: { '[data-digits="none"] &': { display: 'none' } },
})

export const readings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.3em',
  selectors: {
    '[data-signal="stale"] &': { opacity: 0.72 },
    '[data-signal="disconnected"] &': { opacity: 0.6 },
  },
  '@container': { [tall]: { flexDirection: 'row', justifyContent: 'space-between', paddingBottom: '0.35em' } },
})

export const reading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.28em',
  fontSize: '0.74em',
  fontWeight: vars.font.weight.semibold,
  color: vars.zoneText.muted,
  whiteSpace: 'nowrap',
  '@container': {
    [flat]: { fontSize: '1.08em' },
    [roomy]: { minWidth: '4.75em' },
  },
})

const onlyIfRanked = (by: string): StyleRule => ({
  '@container': {
    [flat]: { display: 'none', selectors: { [`[data-ranked-by="${by}"] &`]: { display: 'flex' } } },
  },
})

export const ofCalories = style(onlyIfRanked('calories'))
export const ofSteps = style(onlyIfRanked('steps'))

/** Wide enough for its longest usual number, so that another digit moves nothing. */
export const figure = styleVariants({
  'heart-rate': { minWidth: '3ch', '@container': { [roomy]: { minWidth: 0 } } },
  calories: { minWidth: '3ch', '@container': { [roomy]: { minWidth: 0 } } },
  steps: { minWidth: '4ch', '@container': { [roomy]: { minWidth: 0 } } },
})

export const heartReading = style({
  fontSize: '0.94em',
  fontWeight: vars.font.weight.bold,
  color: vars.zoneText.text,
  '@container': { [flat]: { fontSize: '1.08em' } },
})

export const mark = style({
  flex: 'none',
  selectors: {
    ...inZone(({ solid }) => ({ color: solid })),
    [isLost]: { color: 'inherit' },
  },
})

export const unit = style({
  display: 'none',
  fontSize: '0.62em',
  fontWeight: vars.font.weight.medium,
  '@container': { [roomy]: { display: 'inline' } },
})

export const zone = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.4em',
  minWidth: 0,
  height: zoneHeight,
  padding: '0 0.42em',
  borderRadius: `0 0 ${corner} ${corner}`,
  color: vars.zoneText.onSolid,
  fontWeight: vars.font.weight.bold,
  selectors: {
    ...inZone(({ solid }) => ({ background: solid })),
    [isLost]: { background: vars.zone.waiting.fill },
    ...inZone(
      ({ solid }) => ({
        background: vars.zone.waiting.base,
        boxShadow: `inset 0 ${vars.stroke.medium} 0 ${solid}`,
        color: vars.zoneText.muted,
      }),
      '[data-signal="stale"]',
    ),
    '[data-signal="disconnected"] &': { color: vars.zoneText.text },
  },
  '@container': { [flat]: { height: flatZoneHeight } },
})

export const word = style({
  minWidth: 0,
  overflow: 'hidden',
  fontSize: '0.72em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: vars.font.line.snug,
  selectors: { '[data-signal="disconnected"] &, &:empty': { display: 'none' } },
  // Color and bars replace a word too small to read.
  '@container': { [flat]: { visibility: 'hidden', overflow: 'visible' } },
})

const withoutWord = `${word}:empty ~ &`

export const signal = style({
  display: 'none',
  alignItems: 'center',
  gap: '0.3em',
  minWidth: 0,
  fontSize: '0.7em',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-signal="stale"] &, [data-signal="disconnected"] &': { display: 'flex' },
    [withoutWord]: { flex: 1, fontSize: '0.62em' },
  },
})

export const signalLabels = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

export const staleMark = style({
  display: 'flex',
  flex: 'none',
  selectors: {
    '[data-signal="disconnected"] &': { display: 'none' },
    [`${word}:empty ~ ${signal} &`]: { display: 'none' },
  },
})
export const lostMark = style({ display: 'none', selectors: { '[data-signal="disconnected"] &': { display: 'flex' } } })

export const pips = style({
  display: 'flex',
  alignItems: 'flex-end',
  flex: 'none',
  gap: '0.11em',
  height: '0.66em',
  '@container': { [flat]: { gap: '0.14em' } },
  selectors: {
    '[data-signal="stale"] &, [data-signal="disconnected"] &, [data-level="waiting"] &': { display: 'none' },
  },
})

export const pip = style({
  width: '0.17em',
  borderRadius: '0.04em',
  background: 'color-mix(in srgb, currentColor 28%, transparent)',
  '@container': { [flat]: { width: '0.4em' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', opacity: 0.28 } },
})

/** Shows the zone without color. */
for (const [index, level] of zoneLevels.entries()) {
  globalStyle(`${pip}:nth-child(${index})`, { height: `${20 + index * 16}%` })
  globalStyle(`[data-level="${level}"] ${pip}:nth-child(-n + ${index})`, {
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'CanvasText', opacity: 1 } },
  })
}

/** Nothing overflows, and clipping would cost a layer. */
globalStyle(`${tile} svg`, { overflow: 'visible' })
