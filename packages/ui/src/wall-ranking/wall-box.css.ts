import { createContainer } from '@vanilla-extract/css'

/** The box whose size the letters of a ranking follow, and where it stands on end. */
export const box = createContainer()
export const tall = `${box} (max-aspect-ratio: 1)`
