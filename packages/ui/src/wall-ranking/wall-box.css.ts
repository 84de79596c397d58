import { createContainer } from '@vanilla-extract/css'

export const box = createContainer()
export const tall = `${box} (max-aspect-ratio: 1)`
