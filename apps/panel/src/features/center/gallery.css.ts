import { style } from '@vanilla-extract/css'

export const largePicture = style({ width: '100%', maxHeight: '65dvh', objectFit: 'contain' })
