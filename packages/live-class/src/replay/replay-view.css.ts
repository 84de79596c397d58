import { style } from '@vanilla-extract/css'

/** As high as a screen leaves below the bar; what does not fit scrolls in it. */
export const replayArea = style({
  height: '32rem',
  maxHeight: '75vh',
  minWidth: 0,
  position: 'relative',
  overflow: 'auto',
})
