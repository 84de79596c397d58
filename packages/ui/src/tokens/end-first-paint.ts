export const endFirstPaint = (): void => document.querySelector('#first-paint')?.remove()
