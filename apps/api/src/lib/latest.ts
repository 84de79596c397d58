/** What was used latest, up to a number of things; the one longest unused is forgotten. */
export interface Latest<Value> {
  readonly get: (name: string) => Value | undefined
  readonly set: (name: string, value: Value) => void
  readonly delete: (name: string) => void
}

export const createLatest = <Value>(most: number): Latest<Value> => {
  const kept = new Map<string, Value>()
  const set = (name: string, value: Value): void => {
    kept.delete(name)
    kept.set(name, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  return {
    set,
    get: (name) => {
      const value = kept.get(name)
      if (value !== undefined) set(name, value)
      return value
    },
    delete: (name) => void kept.delete(name),
  }
}
