import type { Send } from './client.ts'
import type { Attempt } from './keyed-fetch.ts'
import { isKeyed } from './keyed.ts'

/**
 * Sends as `keyedFetch` does, whose code comes with the first call that heeds keys: no first screen waits for it. Where it
 * does not come, a browser asks for it no second time, and calls go without a key rather than never.
 */
export const keyedOnDemand = (send: Send = fetch, load = () => import('./keyed-fetch.ts')): Send => {
  const attempts = new Set<Attempt>()
  return async (...call) => {
    if (attempts.size === 0 && !isKeyed(call[2])) return send(...call)
    const code = await load().catch(() => null)
    return (code?.keyedFetch(send, attempts) ?? send)(...call)
  }
}
