export function pagesOf<T>(items: readonly T[], perPage: number): (readonly T[])[] {
  const count = Math.max(1, Math.ceil(items.length / Math.max(1, perPage)))
  const base = Math.floor(items.length / count)
  const longer = items.length % count
  return Array.from({ length: count }, (_, page) => {
    const start = page * base + Math.min(page, longer)
    return items.slice(start, start + base + (page < longer ? 1 : 0))
  })
}
