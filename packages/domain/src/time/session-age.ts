import { sessionLimits } from '../core/limits.ts'
import type { Milliseconds } from '../core/units.ts'

/** Whether a remembered session's token must be renewed. One from the future (clock set back) counts as due. */
export const isRenewalDue = (
  { renewedAt, isRemembered }: { readonly renewedAt: Milliseconds; readonly isRemembered: boolean },
  now: Milliseconds,
): boolean => isRemembered && (renewedAt > now || now - renewedAt >= sessionLimits.renewAfterSeconds * 1000)
