import { globalStyle, style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

/** As wide as the paper, with whole texts. */
export const printed = style({})

globalStyle(`table${printed}`, {
  '@media': { print: { minWidth: '0 !important', tableLayout: 'auto', fontSize: vars.font.size.xs } },
})

globalStyle(`${printed} :is(th, td)`, {
  '@media': {
    print: {
      height: 'auto',
      padding: vars.space.xs,
      overflow: 'visible',
      overflowWrap: 'break-word',
      whiteSpace: 'normal',
    },
  },
})

globalStyle(`${printed} col`, { '@media': { print: { width: 'auto !important' } } })

/** Boxes to tick and actions. */
export const unprinted = style({ '@media': { print: { display: 'none !important' } } })
