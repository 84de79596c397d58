import * as v from 'valibot'

const PREFIX = 'draft:'

interface Draft<T> {
  /** What was being typed when the screen was left; somebody else who signs in here later does not see it. */
  readonly read: (owner: string) => T | null
  /** Keeps it until the browser is closed; null forgets it. */
  readonly write: (owner: string, content: T | null) => void
}

/** A draft that outlives its form: a reload, the end of the session, a call that failed. */
export const createDraft = <T>(name: string, content: v.GenericSchema<unknown, T>): Draft<T> => {
  const key = PREFIX + name
  const Kept = v.object({ owner: v.string(), content })
  return {
    read: (owner) => {
      try {
        const { success, output } = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
        return success && output.owner === owner ? output.content : null
      } catch {
        return null
      }
    },
    write: (owner, kept) => {
      try {
        if (kept === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify({ owner, content: kept }))
      } catch {
        // without storage a draft lives as long as its form
      }
    },
  }
}

/** Forgets every draft: the person who typed them has left. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
