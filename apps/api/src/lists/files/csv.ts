import papaparse from 'papaparse'

type Cell = string | number | null

/** Positions where a spreadsheet may read a formula. In some locales, `;` splits cells. */
const FORMULAS = /(?<=(?:^|[,;|\t\r\n]) *)(?=[=+\-@\t\r])/g

const withoutFormulas = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replaceAll(FORMULAS, "'") : cell)

/**
 * UTF-8 with BOM, CRLF, all text quoted. Prefixes possible formulas with an apostrophe. Source: OWASP, CSV injection.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string => {
  if (rows.length === 0) return ''
  const cells = rows.map((row) => row.map(withoutFormulas))
  return `${papaparse.unparse(cells, { quotes: (value) => typeof value === 'string', newline: '\r\n' })}\r\n`
}

export const CSV_START = '\uFEFF'
