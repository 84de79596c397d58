import { ApiError, NO_RESPONSE } from './api-error.ts'
import type { ActionKeys } from './endpoint.ts'

/** 128 random bits in hex. `crypto.randomUUID` needs TLS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

let changes = 0

/** Counts a change made without a key. */
export const countChange = (): void => {
  changes += 1
}

const textOf = (said: unknown): string =>
  JSON.stringify(said, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** False after a lost response or a server error: the call may have run. */
const hasDefiniteResult = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== NO_RESPONSE &&
  error.status < 500 &&
  error.code !== 'idempotency-key-in-use'

/** Idempotency keys of a form. A call keeps its key until a response arrives or another form changes something. */
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
      if (hasDefiniteResult(error)) open.delete(text)
      throw error
    }
  }
}
