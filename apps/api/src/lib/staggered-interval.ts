/** An interval is cut into this many slices, so that of 20,000 sockets 1,000 are written to at a time. */
const SLICES = 20

/**
 * Calls `visit` for each item once per interval, in slices, so that thousands of items never block the event loop
 * together. An item that is added during an interval is first visited in the next one. Returns a stop function.
 */
export const setStaggeredInterval = <T>(
  items: ReadonlySet<T>,
  intervalMs: number,
  visit: (item: T) => void,
): (() => void) => {
  let current: readonly T[] = []
  let slice = 0
  const timer = setInterval(() => {
    if (slice === 0) current = [...items]
    const startOf = (index: number) => Math.ceil((current.length * index) / SLICES)
    for (const item of current.slice(startOf(slice), startOf(slice + 1))) if (items.has(item)) visit(item)
    slice = (slice + 1) % SLICES
  }, intervalMs / SLICES)
  timer.unref()
  return () => clearInterval(timer)
}
