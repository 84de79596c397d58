import { style } from '@vanilla-extract/css'

/** Drawn, since programs look for what is not, but outside of every page. */
export const trapField = style({ position: 'absolute', left: '-100vw', width: '1px', height: '1px', opacity: 0 })
