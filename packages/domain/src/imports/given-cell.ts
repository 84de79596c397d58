const NOTHING = new Set(['', '-', '–', '—', 'n/a', 'na', 'null', 'none', 'ninguno', 'ninguna', 's/d', 'sin dato'])

/** A trimmed cell. Null for blank cells and the words that files write instead. */
export const givenIn = (row: readonly string[], index: number | undefined): string | null => {
  const cell = index === undefined ? '' : (row[index]?.trim() ?? '')
  return NOTHING.has(cell.toLowerCase()) ? null : cell
}
