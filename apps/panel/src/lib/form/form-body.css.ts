import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'contents' })
