import { ApiError, NO_RESPONSE } from './api-error.ts'
import { randomId } from './random-id.ts'

/** Runs a user action under its key. */
export type UnderKey = <T>(input: unknown, act: (key: string) => Promise<T>) => Promise<T>

/** Successful actions of this page. */
let succeeded = 0

const saidBy = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** Whether the server has said what became of an action. After a lost answer or a fault of its own it may have done it. */
const isAnswered = (error: unknown): boolean => {
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error
  return (
    refusal instanceof ApiError &&
    refusal.status !== NO_RESPONSE &&
    refusal.status < 500 &&
    refusal.code !== 'idempotency-key-in-use'
  )
}

/**
 * The idempotency keys of a form or a button. A second click and a retry after a lost answer run under the key of the
 * first attempt, so they have one effect. Other input, an answer, or another successful action of the page ends that: what
 * follows is meant as a new action.
 */
export const createActionKeys = (): UnderKey => {
  const open = new Map<string, string>()
  let own = 0
  return async (input, act) => {
    const said = `${succeeded - own} ${saidBy(input)}`
    const key = open.get(said) ?? randomId()
    open.set(said, key)
    try {
      const output = await act(key)
      open.delete(said)
      succeeded += 1
      own += 1
      return output
    } catch (error) {
      if (isAnswered(error)) open.delete(said)
      throw error
    }
  }
}
