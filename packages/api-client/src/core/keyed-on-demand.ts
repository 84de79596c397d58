import type { Send } from './client.ts'
import type { Attempt } from './keyed-fetch.ts'
import { isKeyed } from './keyed.ts'

/** Sends as `keyedFetch` does, whose code comes with the first call that heeds keys: no first screen waits for it. */
export const keyedOnDemand = (send: Send = fetch): Send => {
  const attempts = new Set<Attempt>()
  return async (...call) => {
    if (attempts.size === 0 && !isKeyed(call[2])) return send(...call)
    const code = await import('./keyed-fetch.ts')
    return code.keyedFetch(send, attempts)(...call)
  }
}
