// control characters and Unicode's two line separators
const BREAKS = /[\p{Cc}\u2028\u2029]/u

/** Whether a text has no control characters. Names are written to files, email headers, and logs. */
export const isOneLine = (text: string): boolean => !BREAKS.test(text)
