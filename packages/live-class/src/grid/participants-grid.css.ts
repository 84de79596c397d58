import { style } from '@vanilla-extract/css'

export const phoneList = style({ height: '100%', overflow: 'auto' })
