/** Starts the message of an error about code that did not load. */
const MISSING = 'Missing code: '

/**
 * Marks errors about code that did not load, as Vite reports them. The router reloads the page at once for those it
 * recognizes, and without a network a browser then shows its own error page instead of the panel.
 */
export const markMissingCode = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `${MISSING}${payload.message}`
  })

/** As browsers word it, and Vite of a style sheet. */
const WORDINGS = /dynamically imported module|module script failed|preload CSS/

/** Whether an error is about code that did not load. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && WORDINGS.test(error.message)
