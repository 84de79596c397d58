import papaparse from 'papaparse'

/**
 * Lines of a CSV file as spreadsheets read it: UTF-8 with its mark, CRLF. A value that begins like a formula gets an
 * apostrophe, so that opening the file runs nothing.
 */
export const csvLines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.length === 0 ? '' : `${papaparse.unparse(rows as unknown[][], { escapeFormulae: true, newline: '\r\n' })}\r\n`

/** Stands before the first line, so that a spreadsheet knows the letters. */
export const CSV_START = '\uFEFF'
