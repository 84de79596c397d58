/** Each connection keeps a prepared statement until it closes. */
const MAX_NAMED = 500
/** How many statements that came once are remembered. */
const MAX_SEEN_ONCE = 2000
/** A longer statement inserts many rows, and rarely comes again with the same number of them. */
const MAX_LENGTH = 8000

/**
 * Names a statement when it comes for the second time, and keeps that name. PostgreSQL parses a named statement once
 * per connection, and plans it once if a generic plan is as good. Returns null for a statement without a name.
 */
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
