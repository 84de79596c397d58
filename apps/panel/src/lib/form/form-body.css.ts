import { style } from '@vanilla-extract/css'

/** Takes part in no layout. */
export const fields = style({ display: 'contents' })
