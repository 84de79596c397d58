import papaparse from 'papaparse'

type Cell = string | number | null

/**
 * Where a spreadsheet would read a formula: at the start of a text, and after any character that it may take for a
 * separator, because a spreadsheet of another country splits at `;` and reads quotes only at the start of a cell.
 */
const FORMULAS = /(?<=(?:^|[,;|\t\r\n]) *)(?=[=+\-@\t\r])/g

const withoutFormulas = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replaceAll(FORMULAS, "'") : cell)

/**
 * Lines of a CSV file as spreadsheets read it: UTF-8 with its mark, CRLF, every text quoted. What could be read as a
 * formula gets an apostrophe, so that opening the file runs nothing. Source: OWASP, CSV injection.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string => {
  if (rows.length === 0) return ''
  const cells = rows.map((row) => row.map(withoutFormulas))
  return `${papaparse.unparse(cells, { quotes: (value) => typeof value === 'string', newline: '\r\n' })}\r\n`
}

/** Stands before the first line, so that a spreadsheet knows the letters. */
export const CSV_START = '\uFEFF'
