import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'

const PREFIX = 'draft:'

interface Draft<T> {
  /** What was being typed when the screen was left; somebody else who signs in here later does not see it. */
  readonly read: (owner: string) => T | null
  /** Keeps it until the browser is closed. */
  readonly write: (owner: string, content: T) => void
  readonly forget: () => void
}

/** A draft that outlives its form: a reload, the end of the session, a call that failed. */
export const createDraft = <T>(name: string, content: v.GenericSchema<unknown, T>): Draft<T> => {
  const kept = stored(PREFIX + name, v.object({ owner: v.string(), content }), () => sessionStorage)
  return {
    read: (owner) => {
      const draft = kept.read()
      return draft?.owner === owner ? draft.content : null
    },
    write: (owner, typed) => kept.write({ owner, content: typed }),
    forget: kept.forget,
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
