import { undoLimits } from '@repo/domain/core/limits'

/** What was done after this moment can still be undone. */
export const undoableSince = (now: number): Date => new Date(now - undoLimits.minutes * 60_000)
