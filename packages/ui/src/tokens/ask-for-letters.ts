/**
 * Asks for the letters of the first screen: behind its scripts, whose way they would only make longer, and before it is
 * drawn. Words stand in the fallback's letters until they come.
 */
export const askForLetters = (): void => void document.fonts.load("1em 'Inter Variable'").catch(() => {})
