import { stored, type StandardSchema } from './stored.ts'

const PREFIX = 'draft:'

interface Draft<T> {
  /** What was being typed when the screen was left; somebody else who signs in here later does not see it. */
  readonly read: (owner: string) => T | null
  /** Keeps it until the browser is closed. */
  readonly write: (owner: string, content: T) => void
  readonly forget: () => void
}

interface Owned<T> {
  readonly owner: string
  readonly content: T
}

/** What the content's own schema says, and whose it is. */
const owned = <T>(content: StandardSchema<T>): StandardSchema<Owned<T>> => ({
  '~standard': {
    validate: (value) => {
      const kept = value as Partial<Owned<unknown>> | null
      const checked = content['~standard'].validate(kept?.content)
      return typeof kept?.owner === 'string' && 'value' in checked && checked.issues === undefined
        ? { value: { owner: kept.owner, content: checked.value } }
        : { issues: [value] }
    },
  },
})

/** A draft that outlives its form: a reload, the end of the session, a call that failed. */
export const createDraft = <T>(name: string, content: StandardSchema<T>): Draft<T> => {
  const kept = stored(PREFIX + name, owned(content), () => sessionStorage)
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
