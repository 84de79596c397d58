/** A connection keeps each of them for as long as it lives. */
const MOST_NAMED = 500
/** Of those that were asked once. */
const MOST_REMEMBERED = 2000
/** A longer text is one of many rows, and comes with as many no second time. */
const LONGEST_NAMED = 8000

/**
 * Gives a statement a name when it comes a second time, and the same one ever after: PostgreSQL parses what has a name
 * once a connection, and plans it once where one plan is as good as another. Null for one that is not worth it.
 */
export const statementNames = (): ((text: string) => string | null) => {
  const names = new Map<string, string>()
  const once = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (text.length > LONGEST_NAMED || names.size >= MOST_NAMED) return null
    if (!once.delete(text)) {
      once.add(text)
      const [oldest] = once
      if (once.size > MOST_REMEMBERED && oldest !== undefined) once.delete(oldest)
      return null
    }
    const name = `latido_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
