export const endFirstPaint = (): void => document.querySelector('#first-paint')?.remove()

/** Loads fonts after the first screen's scripts and before it is drawn. */
export const loadFont = (): void => void document.fonts.load("1em 'Inter Variable'").catch(() => {})
