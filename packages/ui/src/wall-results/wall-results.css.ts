import { createContainer, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'
import { faceScale } from '../wall-ranking/wall-podium.css.ts'
import { divider } from '../zone-shares/zone-shares.css.ts'

const box = createContainer()
const upright = `${box} (max-aspect-ratio: 1)`

export const frame = style({
  containerType: 'size',
  containerName: box,
  width: '100%',
  height: '100%',
  minHeight: vars.size.cover,
})

export const board = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: '0.6em',
  height: '100%',
  // One em follows the box: at 1080 lines, row numbers are twice as high as panel text.
  fontSize: `clamp(${vars.font.size.s}, min(1.9cqw, 3.4cqh), 8em)`,
  lineHeight: vars.font.line.tight,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [upright]: { fontSize: `clamp(${vars.font.size.s}, min(3.4cqw, 2.1cqh), 8em)` } },
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1em',
  '@container': { [upright]: { flexWrap: 'wrap', rowGap: '0.2em' } },
})

export const mark = style({ alignSelf: 'center' })

const oneLine = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const title = style({
  fontSize: '1.5em',
  fontWeight: vars.font.weight.heavy,
  letterSpacing: vars.font.tracking.tight,
  outline: 'none',
  '@container': { [upright]: { flex: 1 } },
})
export const note = style([
  oneLine,
  {
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    '@container': { [upright]: { order: 1, flexBasis: '100%' } },
  },
])

export const together = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 1.6em',
  padding: '0.5em 0.9em',
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@container': { [upright]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '0.5em' } },
})

export const fact = style({ display: 'flex', flexDirection: 'column-reverse' })
export const factName = style({ fontSize: '0.62em', color: vars.color.textMuted })
export const factValue = style({ fontSize: '1.3em', fontWeight: vars.font.weight.heavy, whiteSpace: 'nowrap' })

const bar = style({ display: 'block', borderRadius: vars.radius.round })

export const all = style([
  bar,
  { vars: { [divider]: '0.1em' }, height: '0.8em', '@container': { [upright]: { gridColumn: '1 / -1' } } },
])

export const share = recipe({
  base: [bar, { height: '0.4em' }],
  variants: {
    shape: {
      podium: { vars: { [divider]: '0.1em' }, height: '0.6em' },
      large: { vars: { [divider]: '0.1em' }, gridColumn: '2 / -1', height: '0.5em' },
      list: { vars: { [divider]: '0.06em' }, '@container': { [upright]: { display: 'none' } } },
      many: { '@container': { [upright]: { display: 'none' } } },
    },
  },
})

const beside = style({
  gridTemplateColumns: 'minmax(0, 42fr) minmax(0, 58fr)',
  '@container': {
    [upright]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 18em) minmax(0, 1fr)' },
  },
})

export const people = recipe({
  base: { display: 'grid', gap: '1.2em', minHeight: 0 },
  variants: {
    shape: {
      podium: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
      large: [beside],
      list: [beside],
      many: [beside],
    },
  },
})

const high = style({ vars: { [faceScale]: '1.5' }, fontSize: '0.72em' })

export const podium = recipe({
  base: { minHeight: 0 },
  variants: {
    shape: { podium: { fontSize: 'calc(1.35em - 0.15em * var(--in-one))' }, large: [high], list: [high], many: [high] },
  },
})

export const rows = recipe({
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '0.25em 0.8em',
    height: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  variants: {
    shape: {
      podium: { gridTemplateRows: 'repeat(var(--in-one), 2.4em)' },
      large: { gridTemplateRows: 'repeat(var(--in-one), minmax(0, 1fr))', gap: '0.4em' },
      list: { gridTemplateRows: 'repeat(var(--in-one), minmax(0, 1fr))' },
      many: { gridTemplateRows: 'repeat(var(--in-twos), minmax(0, 1fr))' },
    },
  },
})

const inOneLine = '1.4em minmax(0, 1fr) auto'

export const row = recipe({
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: '0.4em',
    minHeight: 0,
    overflow: 'hidden',
    paddingInline: '0.4em',
    borderRadius: vars.radius.m,
    background: vars.color.surface,
  },
  variants: {
    shape: {
      podium: {
        gridTemplateColumns: `${inOneLine} minmax(0, 42%)`,
        gap: '0.8em',
        paddingInline: '0.8em',
        fontSize: '1.15em',
      },
      large: {
        gridTemplateColumns: inOneLine,
        alignContent: 'center',
        gap: '0.4em 0.6em',
        paddingInline: '0.6em',
        fontSize: '1.3em',
      },
      list: {
        gridTemplateColumns: `${inOneLine} minmax(0, 24%)`,
        '@container': { [upright]: { gridTemplateColumns: inOneLine } },
      },
      many: {
        gridTemplateColumns: `${inOneLine} minmax(0, 11%)`,
        '@container': { [upright]: { gridTemplateColumns: inOneLine } },
      },
    },
  },
})

export const place = style({
  marginInlineStart: '-0.3em',
  fontSize: '0.75em',
  color: vars.color.textMuted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const name = style([oneLine, { fontSize: '0.8em', fontWeight: vars.font.weight.semibold, lineHeight: '1.3' }])
export const points = style({ fontSize: '0.9em', fontWeight: vars.font.weight.heavy, whiteSpace: 'nowrap' })
export const remark = style([oneLine, { fontSize: '0.6em', color: vars.color.textMuted }])
