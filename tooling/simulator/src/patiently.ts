import { setTimeout as pause } from 'node:timers/promises'

import { ApiError } from '@repo/api-client/core/api-error'

/** Makes a call, and makes it again as long as the server asks to wait, after as many seconds as it asks for. */
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
