import { style } from '@vanilla-extract/css'

export const bigTile = style({ height: '12rem' })
