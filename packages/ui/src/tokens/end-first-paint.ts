/** Takes away what a page shows until its app can, once a screen of the app stands beneath. */
export const endFirstPaint = (): void => document.querySelector('#first-paint')?.remove()
