/** A connection keeps prepared statements until it closes. */
const MAX_NAMED = 500
const MAX_SEEN_ONCE = 2000
/** Longer statements insert many rows and rarely repeat with the same number of them. */
const MAX_LENGTH = 8000

/** Names a statement from its second run on, so that each connection parses it once. */
export const createStatementNames = (): ((text: string) => string | null) => {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (text.length > MAX_LENGTH || names.size >= MAX_NAMED) return null
    if (!seenOnce.delete(text)) {
      seenOnce.add(text)
      const [oldest] = seenOnce
      if (seenOnce.size > MAX_SEEN_ONCE && oldest !== undefined) seenOnce.delete(oldest)
      return null
    }
    const name = `latido_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
