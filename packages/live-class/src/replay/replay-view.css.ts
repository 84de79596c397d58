import { style } from '@vanilla-extract/css'

export const replayArea = style({
  height: '32rem',
  maxHeight: '75vh',
  minWidth: 0,
  position: 'relative',
  overflow: 'auto',
})
