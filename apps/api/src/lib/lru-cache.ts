export interface LruCache<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
}

export const createLruCache = <Value>(maxEntries: number): LruCache<Value> => {
  const entries = new Map<string, Value>()
  const set = (key: string, value: Value): void => {
    entries.delete(key)
    entries.set(key, value)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
  }
  return {
    set,
    get: (key) => {
      const value = entries.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    delete: (key) => void entries.delete(key),
  }
}
