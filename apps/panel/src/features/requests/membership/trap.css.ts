import { style } from '@vanilla-extract/css'

/** Rendered outside the viewport, because bots skip hidden fields. */
export const trapField = style({ position: 'absolute', left: '-100vw', width: '1px', height: '1px', opacity: 0 })
