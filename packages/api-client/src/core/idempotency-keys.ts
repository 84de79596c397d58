import { ApiError, NO_RESPONSE } from './api-error.ts'
import type { ActionKeys } from './endpoint.ts'
import { randomId } from './random-id.ts'

/** Changes that the server has made for this page. */
let changes = 0

/** Counts a change that was made without a key. */
export const countChange = (): void => {
  changes += 1
}

const textOf = (said: unknown): string =>
  JSON.stringify(said, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** Whether the server has said what became of a call. After a lost answer or its own fault it may have done it. */
const isDatabaseError = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== NO_RESPONSE &&
  error.status < 500 &&
  error.code !== 'idempotency-key-in-use'

/**
 * The idempotency keys of a form or a button. A second click and a retry after a lost answer make the same call under the
 * key of the first attempt, so they have one effect. An answer, or a change by another form of the page, ends that: the
 * same call is then meant as a new one.
 */
export const createActionKeys = (): ActionKeys => {
  const open = new Map<string, string>()
  let own = 0
  return async (said, call) => {
    const text = `${changes - own} ${textOf(said)}`
    const key = open.get(text) ?? randomId()
    open.set(text, key)
    try {
      const output = await call(key)
      open.delete(text)
      own += 1
      countChange()
      return output
    } catch (error) {
      if (isDatabaseError(error)) open.delete(text)
      throw error
    }
  }
}
