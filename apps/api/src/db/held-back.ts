import { isBinding, isBindingToRead } from './binding.ts'

/** A statement and what its parameters stand for. */
export interface Plain {
  readonly text: string
  readonly params: readonly unknown[]
}

export const BEGIN: Plain = { text: 'begin', params: [] }

/**
 * What of a transaction is not sent by itself, since a message costs more than what it says: how it begins and what
 * binds it to a branch go ahead of its first statement. Whoever only reads needs no transaction of more than one, and is
 * bound ahead of each.
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
  let reading: Plain | null = null
  return {
    hasBegun: () => hasBegun,
    aheadOf: (asked) => {
      if (!hasBegun && isBindingToRead(asked.text)) reading = asked
      else if (isBinding(asked.text)) held = [...held, asked]
      else if (reading !== null) return [reading]
      else {
        const ahead = held
        held = []
        hasBegun = true
        return ahead
      }
      return null
    },
  }
}
