import { ApiError, NO_RESPONSE } from './api-error.ts'
import type { Endpoint } from './endpoint.ts'
import { randomId } from './random-id.ts'

/** The header of a call's key: a string of visible characters, in quotes. */
export const KEY_HEADER = 'idempotency-key'
/** Stands in an answer that was given before. */
export const REPLAYED_HEADER = 'idempotent-replayed'

/** Who may send a key: callers whose answers are nobody else's. */
type KeyedAccess = { readonly kind: 'staff' } | { readonly kind: 'center' }

/**
 * An endpoint whose calls may carry a key (the IETF draft `Idempotency-Key`): sent again under the same key, a call has no
 * second effect and gets the answer it had.
 */
export interface Keyed {
  readonly isKeyed: true
}

/** Declares that an endpoint heeds keys. */
export const keyed = <E extends Endpoint & { readonly access: KeyedAccess }>(endpoint: E): E & Keyed => ({
  ...endpoint,
  isKeyed: true,
})

/** Whether an endpoint heeds keys. */
export const isKeyed = (endpoint: Endpoint): endpoint is Endpoint & Keyed & { readonly access: KeyedAccess } =>
  'isKeyed' in endpoint

/** Makes a call under its key. `said` is everything that tells it from others. */
export type ActionKeys = <T>(said: unknown, call: (key: string) => Promise<T>) => Promise<T>

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
