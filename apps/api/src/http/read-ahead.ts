import { isDeepStrictEqual } from 'node:util'

import { passedPrincipal } from './perform.ts'
import type { Principal } from './principal.ts'

const isSame = (one: Principal | null, other: Principal | null): boolean =>
  isDeepStrictEqual(passedPrincipal(one), passedPrincipal(other))

/** Of a call that only reads. */
export interface Ahead {
  /** Who is likely to be calling. */
  readonly supposed: Principal
  /** Who is; rejects where nobody may. */
  readonly caller: Promise<Principal | null>
}

/**
 * Reads for whom the caller was last while it is asked who it is now, and anew where anything about them has changed
 * since: what was read for somebody else, or failed for them, nobody hears of.
 */
export const readAhead = async <A>(
  { supposed, caller }: Ahead,
  read: (principal: Principal | null) => Promise<A>,
): Promise<A> => {
  const ahead = read(supposed)
  // it is heard of below, or by nobody
  ahead.catch(() => {})
  const now = await caller
  return isSame(now, supposed) ? ahead : read(now)
}
