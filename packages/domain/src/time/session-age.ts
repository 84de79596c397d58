import { sessionLimits } from '../core/limits.ts'
import type { Milliseconds } from '../core/units.ts'

/**
 * Whether a session's token is old enough to be renewed. Only a remembered session is renewed; a token from the future
 * (the clock was set back) counts as old, since its age cannot be known.
 */
export const isRenewalDue = (
  { renewedAt, isRemembered }: { readonly renewedAt: Milliseconds; readonly isRemembered: boolean },
  now: Milliseconds,
): boolean => isRemembered && (renewedAt > now || now - renewedAt >= sessionLimits.renewAfterSeconds * 1000)
