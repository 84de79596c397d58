import { stored, type StandardSchema } from './stored.ts'

const PREFIX = 'draft:'

interface Draft<T> {
  readonly read: (owner: string) => T | null
  readonly write: (owner: string, content: T) => void
  readonly forget: () => void
}

interface Owned<T> {
  readonly owner: string
  readonly content: T
}

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

/** Stores a form's draft across reloads, ended sessions, and failed calls, until the browser is closed. */
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

/** Deletes all drafts, when the user signs out. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // blocked storage has no drafts
  }
}
