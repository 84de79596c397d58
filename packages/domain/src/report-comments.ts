import { reportLimits } from './limits.ts'

/** Comments as a report prints them: runs of line breaks become one, ends are trimmed. */
export const tidyComments = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]*\n\s*/g, '\n')
    .trim()

/** How many more characters fit. */
export const commentsLeft = (typed: string): number => reportLimits.comments.max - typed.length
