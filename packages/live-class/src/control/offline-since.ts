import type { Milliseconds } from '@repo/domain/core/units'

/** Packets arrive every second. */
const SILENT_AFTER: Milliseconds = 5000

/** `onLine` doesn't exist in all environments. */
export const hasNetwork = (): boolean => !('onLine' in navigator) || navigator.onLine

interface Reception {
  readonly isOnline: boolean
  /** Null while no message is expected. */
  readonly receivedAt: Milliseconds | null
  readonly now: Milliseconds
}

/** Start of the connection loss, or null. `before` is the previous result. */
export const offlineSinceOf = (
  before: Milliseconds | null,
  { isOnline, receivedAt, now }: Reception,
): Milliseconds | null => {
  const isSilent = receivedAt !== null && now - receivedAt > SILENT_AFTER
  if (isOnline && !isSilent) return null
  return before ?? (isSilent ? receivedAt : now)
}
