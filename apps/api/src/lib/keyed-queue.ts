export const createKeyedQueue = () => {
  const last = new Map<string, Promise<unknown>>()
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work)
    const settled = turn
      .catch(() => {})
      .then(() => {
        if (last.get(name) === settled) last.delete(name)
      })
    last.set(name, settled)
    return turn
  }
}
