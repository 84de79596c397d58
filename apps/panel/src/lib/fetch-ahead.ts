/** A failed chunk is reported by the page that needs it. */
export const fetchAhead = (code: () => Promise<unknown>): void => void code().catch(() => {})
