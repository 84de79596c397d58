import { style } from '@vanilla-extract/css'

import { wordlessBar } from '../tokens/breakpoints.ts'

/** The class bar is the container. */
export const word = style({ '@container': { [wordlessBar]: { display: 'none' } } })
