const MISSING = 'Missing code: '

/**
 * Rewrites Vite's errors of missing chunks. The router would reload the page at once, which shows the browser's error
 * page when offline.
 */
export const markMissingCode = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `${MISSING}${payload.message}`
  })

/** Wording of browsers, and of Vite for style sheets. */
const WORDINGS = /dynamically imported module|module script failed|preload CSS/

export const isMissingCode = (error: unknown): boolean => error instanceof Error && WORDINGS.test(error.message)
