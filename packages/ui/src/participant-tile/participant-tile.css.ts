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
import { LACK, LETTERS, MARKS, TEXT, WORD } from './tile-attributes.ts'

export const actionSpace = createVar()

export const tileRadius = createVar()

const box = createContainer()
/** Container queries: tall tiles put readings below the numeral, roomy ones show the picture. */
const tall = `${box} (max-aspect-ratio: 13/10)`
const flat = '(min-aspect-ratio: 13/10)'
const broadAndLow = `${box} (min-aspect-ratio: 19/10) and (max-height: 5.5em)`
const broad = `${box} (min-aspect-ratio: 19/10)`
/** Its numeral leaves space for units. */
const spacious = `${box} (min-width: 17em) and (min-height: 11em) and (min-aspect-ratio: 2)`
const roomy = `${box} (min-width: 17em) and (min-height: 8em)`
/** Too small for the zone's word: its line goes to the name, and ranking needs one reading. */
const narrow = `${box} (max-width: 9.5em)`
const low = `${box} (max-height: 5.5em)`
const tallAndNarrow = `${tall} and (max-width: 9.5em)`
const tallAndLow = `${tall} and (max-height: 5.5em)`

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

/** Heights in em. The display's layout in `grid-layout` computes with the same. */
const headerEm = createVar()
const figureEm = createVar()
const figureWidth = createVar()
const figureMost = createVar()
const zoneEm = createVar()
const faceEm = createVar()
const text = `var(${TEXT}, 1)`

const shape = (header: string, figureSize: string, zoneHeight: string): StyleRule => ({
  vars: { [headerEm]: header, [figureEm]: figureSize, [zoneEm]: zoneHeight },
})

const withMost = (rule: StyleRule): StyleRule => ({ ...rule, vars: { ...rule.vars, [figureMost]: '1.5em' } })

/** A tenth of the width, or of 1.5 times the height if that is less. */
export const content = style({
  ...shape('2', '0.96', '1.05'),
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
  '@container': {
    [broad]: { vars: { [figureEm]: '1.3' } },
    [narrow]: shape('2.75', '1.12', '0.5'),
    [low]: shape('2.75', '1.12', '0.5'),
    [broadAndLow]: shape('2.75', '1.5', '0.5'),
    [tall]: withMost({ ...shape('2.7', '1.26', '1.05'), fontSize: 'min(10cqw, 11cqh)' }),
    [tallAndNarrow]: withMost(shape('3.15', '1.26', '0.5')),
    [tallAndLow]: withMost(shape('3.15', '1.26', '0.5')),
    [roomy]: { vars: { [faceEm]: '1' } },
  },
})

const headerHeight = `max(1em * ${headerEm}, min(1em * ${headerEm} * ${text}, 38cqh))`
const zoneHeight = `calc(1em * ${zoneEm})`
const twoInColumn = `(100cqh - ${headerHeight} - ${zoneHeight}) / 2.25`
/** Two of the largest fill a row, or the height that the other parts leave. */
const figureSize = `min(1em * ${figureEm} * ${text}, ${fallbackVar(figureMost, twoInColumn)})`

export const well = style({
  position: 'absolute',
  inset: `${headerHeight} 0 ${zoneHeight}`,
  overflow: 'hidden',
  selectors: { [`${crowd}&`]: { overflow: 'visible' } },
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

/** Five digits of steps. */
export const withSteps = style({ vars: { [figureWidth]: '4.3' } })

const nameGap = '0.28em'
const faceSize = `calc(1em * ${headerEm} * 0.62)`
/** Of its circle; a number without a medal is as wide. */
const placeSize = `calc(1em * ${headerEm} * 0.46)`

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: nameGap,
  minWidth: 0,
  height: headerHeight,
  padding: `0 calc(0.4em + ${fallbackVar(actionSpace, vars.space.none)}) 0 0.4em`,
  // the numeral's backplate would cover the name
  '@media': { '(forced-colors: active)': { position: 'relative', zIndex: vars.z.raised } },
})

export const face = style({
  display: 'none',
  flex: 'none',
  width: faceSize,
  height: faceSize,
  '@container': { [roomy]: { display: 'block' } },
})

export const faceText = style({ display: 'block', width: '100%', height: '100%', fontSize: `calc(${faceSize} * 0.45)` })

/** Without a place, the name begins at the edge. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: placeSize,
  height: placeSize,
  borderRadius: vars.radius.round,
  fontWeight: vars.font.weight.bold,
  selectors: {
    '[data-place="none"] &': { display: 'none' },
    '[data-place="gold"] &': { background: vars.color.gold, color: vars.color.onMedal },
    '[data-place="silver"] &': { background: vars.color.silver, color: vars.color.onMedal },
    '[data-place="bronze"] &': { background: vars.color.bronze, color: vars.color.onMedal },
  },
})

export const placeNumber = style({ fontSize: `calc(${placeSize} * 0.76)` })

/** Of its icon. */
const MARK_PADDING = 0.12
const marksSpace = `var(${MARKS}) * (${placeSize} * ${1 + 2 * MARK_PADDING} + ${nameGap})`
const nameSpace = `(100cqw - 0.9em - ${placeSize} - ${nameGap} - ${fallbackVar(faceEm, '0')} * (${faceSize} + ${nameGap}) - ${marksSpace})`

/** The smallest size of a name is for two lines. Large tiles leave room to keep a long word whole. */
const twoLinesName = `${headerHeight} / 2.4`
const wholeWord = `max(${headerHeight} / (2.4 + ${fallbackVar(faceEm, '0')}), ${nameSpace} / var(${WORD}))`

/** Fitted to the space by its estimated width. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  // letters reach below their line
  paddingBlock: '0.04em',
  fontSize: `clamp(min(${twoLinesName}, ${wholeWord}), ${nameSpace} / var(${LETTERS}), ${headerHeight} / 1.6)`,
  fontVariantNumeric: 'normal',
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  textWrap: 'balance',
})

export const marks = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: nameGap,
  marginInlineStart: 'auto',
  fontSize: placeSize,
})

export const warningMark = style({
  display: 'grid',
  placeItems: 'center',
  padding: `${MARK_PADDING}em`,
  borderRadius: vars.radius.round,
  background: vars.color.danger,
  color: vars.color.onDanger,
  forcedColorAdjust: 'none',
})

export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 0,
  padding: '0 0.45em 0 0.4em',
  '@container': {
    [tall]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
})

const above = `100cqh - ${headerHeight} - ${zoneHeight}`
const numeral = (beside: string, below: string): string => `min((100cqw - (${beside})) / 1.66, (${below}) / 0.88)`

/** As large as the other parts allow: 1.66 em wide with two digits and the sign, or three narrower digits. */
export const effort = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  fontSize: numeral(`1.15em + ${figureSize} * ${fallbackVar(figureWidth, '2.94')}`, above),
  fontWeight: vars.font.weight.heavy,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-digits="long"] &': { fontVariantNumeric: 'proportional-nums', letterSpacing: '-0.06em' },
    '[data-signal="stale"] &': { opacity: 0.72 },
    '[data-signal="disconnected"] &': { opacity: 0.6 },
  },
  '@container': { [tall]: { fontSize: numeral('0.85em', `${above} - ${figureSize} * 1.2`) } },
})

export const percent = style({
  paddingInlineStart: '0.1em',
  fontSize: '0.34em',
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.normal,
  selectors: { '[data-digits="none"] &, [data-digits="long"] &': { display: 'none' } },
})

export const readings = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '0.2em',
  selectors: {
    '[data-signal="stale"] &': { opacity: 0.72 },
    '[data-signal="disconnected"] &': { opacity: 0.6 },
  },
  '@container': { [tall]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
})

export const reading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.2em',
  fontSize: figureSize,
  fontWeight: vars.font.weight.bold,
  whiteSpace: 'nowrap',
})

const small: StyleRule = {
  fontSize: `calc(${figureSize} * 0.8)`,
  fontWeight: vars.font.weight.semibold,
}
const isRankedBy = (by: string): string => `[data-ranked-by="${by}"] &`
const onlyIfRankedBy = (by: string): StyleRule => ({
  display: 'none',
  selectors: { [isRankedBy(by)]: { display: 'flex' } },
})

/** The reading that ranks is as large as the heart rate. */
const rankedBy = (by: string): StyleRule => ({
  ...small,
  selectors: {
    [isRankedBy(by)]: { fontSize: figureSize, fontWeight: vars.font.weight.bold },
  },
  '@container': { [`${low} and ${flat}`]: onlyIfRankedBy(by), [`${narrow} and ${flat}`]: onlyIfRankedBy(by) },
})

export const ofCalories = style([
  rankedBy('calories'),
  {
    selectors: {
      '[data-kcal="long"][data-kcal] &&': { fontSize: `calc(${figureSize} * 0.76)` },
      '[data-kcal="none"][data-kcal] &&': { display: 'none' },
    },
    // a row takes two readings
    '@container': { [tall]: { selectors: { [isRankedBy('steps')]: { display: 'none' } } } },
  },
])
export const ofSteps = style([rankedBy('steps'), { '@container': { [tall]: onlyIfRankedBy('steps') } }])

/** Wide enough for its longest usual number, so that another digit moves nothing. */
export const figure = styleVariants({
  'heart-rate': { minWidth: '3ch', textAlign: 'end', '@container': { [tall]: { textAlign: 'start' } } },
  calories: { minWidth: '3ch', textAlign: 'end' },
  steps: { minWidth: '4ch', textAlign: 'end' },
})

export const mark = style({
  flex: 'none',
  fontSize: '0.8em',
  selectors: {
    ...inZone(({ solid }) => ({ color: solid })),
    [isLost]: { color: 'inherit' },
  },
})

export const unit = style({
  display: 'none',
  fontSize: '0.42em',
  fontWeight: vars.font.weight.medium,
  '@container': { [spacious]: { display: 'inline' } },
})

/** Its bars are the strip. A lost signal needs words, for which the strip grows. */
const terseZone: StyleRule = {
  padding: 0,
  selectors: {
    ...inZone(({ solid }) => ({ background: 'none', color: solid }), '[data-signal="live"]'),
    '[data-signal="stale"] &, [data-signal="disconnected"] &': { height: '1.3em', padding: '0 0.3em' },
  },
}

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
  '@container': { [narrow]: terseZone, [low]: terseZone },
})

export const word = style({
  minWidth: 0,
  overflow: 'hidden',
  fontSize: '0.72em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: vars.font.line.snug,
  selectors: { '[data-signal="disconnected"] &, &:empty': { display: 'none' } },
  // color and bars replace it
  '@container': { [narrow]: { display: 'none' }, [low]: { display: 'none' } },
})

const terseSignal = '0.84em'
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
  '@container': {
    [narrow]: { fontSize: terseSignal, selectors: { [withoutWord]: { fontSize: terseSignal } } },
    [low]: { fontSize: terseSignal, selectors: { [withoutWord]: { fontSize: terseSignal } } },
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

const strip: StyleRule = { flex: 1, alignItems: 'stretch', gap: '0.12em', height: '100%' }

export const pips = style({
  display: 'flex',
  alignItems: 'flex-end',
  flex: 'none',
  gap: '0.11em',
  height: '0.66em',
  '@container': { [narrow]: strip, [low]: strip },
  selectors: {
    '[data-signal="stale"] &, [data-signal="disconnected"] &, [data-level="waiting"] &': { display: 'none' },
  },
})

export const pip = style({
  width: '0.17em',
  borderRadius: '0.04em',
  background: 'color-mix(in srgb, currentColor 28%, transparent)',
  '@container': { [narrow]: { flex: 1 }, [low]: { flex: 1 } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', opacity: 0.28 } },
})

/** Shows the zone without color. */
for (const [index, level] of zoneLevels.entries()) {
  globalStyle(`${pip}:nth-child(${index})`, {
    height: `${20 + index * 16}%`,
    '@container': { [narrow]: { height: '100%' }, [low]: { height: '100%' } },
  })
  globalStyle(`[data-level="${level}"] ${pip}:nth-child(-n + ${index})`, {
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'CanvasText', opacity: 1 } },
  })
}

/** Nothing overflows, and clipping would cost a layer. */
globalStyle(`${tile} svg`, { overflow: 'visible' })
