import { setTimeout as pause } from 'node:timers/promises'

import { ApiError } from '@repo/api-client/core/api-error'

/** Retries after the seconds the server requests. */
export const patiently = async <T>(call: () => Promise<T>, signal: AbortSignal, wait = pause): Promise<T> => {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfterSeconds === null) throw error
      await wait(error.retryAfterSeconds * 1000, undefined, { signal })
    }
  }
}
