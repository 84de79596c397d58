/** What schemas of either of our libraries offer. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly unknown[] } | Promise<unknown>
  }
}

export interface Stored<T> {
  /** Null when nothing is kept, or something broken or of another version. */
  readonly read: () => T | null
  readonly write: (value: T) => void
  readonly forget: () => void
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A value that the browser keeps under a key, as JSON. A browser that stores nothing refuses even the look at its
 * storage; what is kept then lives as long as the page.
 */
export const stored = <T>(key: string, schema: StandardSchema<T>, storage: () => Place): Stored<T> => {
  const parse = (text: string | null): T | null => {
    if (text === null) return null
    const checked = schema['~standard'].validate(JSON.parse(text))
    return 'value' in checked && checked.issues === undefined ? checked.value : null
  }
  return {
    read: () => {
      try {
        return parse(storage().getItem(key))
      } catch {
        return null
      }
    },
    write: (value) => {
      try {
        storage().setItem(key, JSON.stringify(value))
      } catch {
        // the caller goes on with what it has in memory
      }
    },
    forget: () => {
      try {
        storage().removeItem(key)
      } catch {
        // nothing was kept
      }
    },
  }
}
