import type { Milliseconds } from '@repo/domain/core/units'

/** A class sends once a second; a screen that hears nothing for this long says so. */
const SILENT_AFTER: Milliseconds = 5000

/** Whether the browser has a network at all; not every place that runs this knows. */
export const hasNetwork = (): boolean => !('onLine' in navigator) || navigator.onLine

interface Hearing {
  /** Whether the browser has a network at all. */
  readonly isOnline: boolean
  /** When the server was last heard; null where nothing is expected of it. */
  readonly heardAt: Milliseconds | null
  readonly now: Milliseconds
}

/** Since when a screen is cut off, or null while it is not; `before` is what was said last. */
export const offlineSinceOf = (
  before: Milliseconds | null,
  { isOnline, heardAt, now }: Hearing,
): Milliseconds | null => {
  const isSilent = heardAt !== null && now - heardAt > SILENT_AFTER
  if (isOnline && !isSilent) return null
  return before ?? (isSilent ? heardAt : now)
}
