import { strToU8, zipSync } from 'fflate'

/** A text, a number, or a day as spreadsheets count it. */
export type WorkbookCell = string | number | { readonly serial: number }

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const cellOf = (cell: WorkbookCell): string => {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c s="1"><v>${cell.serial}</v></c>`
  return cell === '' ? '<c/>' : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}

/** A workbook with one sheet, which leaves out blank rows, as spreadsheets do. */
export const writeWorkbook = (sheet: string, rows: readonly (readonly WorkbookCell[])[]): Uint8Array => {
  const xml = rows.flatMap((row, index) =>
    row.length === 0 ? [] : [`<row r="${index + 1}">${row.map(cellOf).join('')}</row>`],
  )
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${xml.join('')}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(XML + text)])))
}
