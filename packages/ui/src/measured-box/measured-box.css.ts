import { style } from '@vanilla-extract/css'

export const box = style({ width: '100%', height: '100%', minWidth: 0, minHeight: 0, overflow: 'hidden' })
