export interface StandardSchema<T> {
  readonly '~standard': {
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly unknown[] } | Promise<unknown>
  }
}

export interface Stored<T> {
  readonly read: () => T | null
  readonly write: (value: T) => void
  readonly forget: () => void
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A JSON value in browser storage, or in memory where storage is blocked. Even reading the property may throw. */
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
        // the caller keeps the value in memory
      }
    },
    forget: () => {
      try {
        storage().removeItem(key)
      } catch {
        // blocked storage has no value
      }
    },
  }
}
