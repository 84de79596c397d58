/** Has the code of a part come before it is drawn; where it does not come, the screen that needs it says so. */
export const fetchAhead = (code: () => Promise<unknown>): void => void code().catch(() => {})
