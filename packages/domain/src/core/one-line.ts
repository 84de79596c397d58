// control characters and the two line separators of Unicode
const BREAKS = /[\p{Cc}\u2028\u2029]/u

/**
 * Whether a text has no control character: no line break, tab, or NUL. Names must be one line, because they stand in
 * files, mail headers, and logs.
 */
export const isOneLine = (text: string): boolean => !BREAKS.test(text)
