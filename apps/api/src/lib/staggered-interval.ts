/** With 20,000 sockets, 1,000 are visited at a time. */
const SLICES = 20

/** Visits each item once per interval, in slices, so that it doesn't block the event loop. Returns a stop function. */
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
