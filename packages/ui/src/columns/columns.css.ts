import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { below, from } from '../tokens/breakpoints.ts'
import { gaps } from '../tokens/layout.css.ts'
import { vars } from '../tokens/theme.css.ts'

const fit = (width: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` })

export const columns = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    gap: gaps,
    min: {
      // Figures come in fours and sixes, so that no line is left with a single one.
      stat: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      },
      figure: {
        display: 'flex',
        flexWrap: 'wrap',
        // one row that scrolls on a phone, where a list follows
        '@media': {
          [below('sm')]: { flexWrap: 'nowrap', gap: vars.space.s, overflowX: 'auto', scrollbarWidth: 'none' },
        },
      },
      part: { gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.size.column}, 100%), 1fr))` },
      menu: fit(vars.size.menu),
      card: fit(vars.size.card),
    },
  },
  defaultVariants: { gap: 'l', min: 'card' },
})

const figures = columns.classNames.variants.min.figure
const width = `calc(${vars.size.menu} * 0.75)`
globalStyle(`${figures} > *`, {
  flex: `1 1 ${width}`,
  '@media': { [below('sm')]: { flex: '0 0 auto' } },
})

globalStyle(`${figures} > dl`, {
  '@media': {
    [below('sm')]: {
      flexWrap: 'nowrap',
      alignItems: 'center',
      padding: `${vars.space.s} ${vars.space.m}`,
      whiteSpace: 'nowrap',
    },
  },
})
globalStyle(`${figures} > dl > *`, { '@media': { [below('sm')]: { flexBasis: 'auto' } } })
globalStyle(`${figures}:has(> :nth-child(5):last-child) > *`, {
  '@media': { [`${from('sm')} and ${below('lg')}`]: { flexBasis: `max(${width}, 30%)` } },
})

/** The amounts of one row are level also where one label takes two lines. */
globalStyle(`${columns.classNames.variants.min.stat} > dl > dt`, { alignItems: 'flex-start', minHeight: '2.6em' })
