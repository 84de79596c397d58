const PAGE = 6

/** Null for keys that don't move. */
export const placeAfter = (key: string, at: number, count: number): number | null => {
  const last = count - 1
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: last,
  }
  const place = to[key]
  return place === undefined || count === 0 ? null : Math.max(0, Math.min(last, place))
}

export const rangeOf = <R>(rows: readonly R[], from: number, to: number): readonly R[] =>
  rows.slice(Math.min(from, to), Math.max(from, to) + 1)
