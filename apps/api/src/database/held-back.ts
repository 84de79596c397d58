import { isBinding, type Plain } from './raw-sql/binding.ts'

export const BEGIN: Plain = { text: 'begin', params: [] }

/**
 * What of a transaction is not sent by itself, since a message costs more than what it says: how it begins and what
 * binds it to a branch go ahead of its first statement.
 */
export interface HeldBack {
  /** What goes ahead of this statement in the same message; null where it is itself held back. */
  readonly aheadOf: (asked: Plain) => readonly Plain[] | null
  /** Whether the database knows of a transaction that must be ended. */
  readonly hasBegun: () => boolean
}

export const holdBack = (): HeldBack => {
  let hasBegun = false
  let held: readonly Plain[] = [BEGIN]
  return {
    hasBegun: () => hasBegun,
    aheadOf: (asked) => {
      if (isBinding(asked.text)) {
        held = [...held, asked]
        return null
      }
      const ahead = held
      held = []
      hasBegun = true
      return ahead
    },
  }
}
