import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfLine {
  readonly text: string
  readonly page: number
  /** Points from the bottom of the page. */
  readonly y: number
}

export const pdfLines = async (file: Uint8Array): Promise<readonly PdfLine[]> => {
  const pdf = await getDocument({ data: file, verbosity: 0 }).promise
  const lines: PdfLine[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        lines.push({ text: item.str, page: number, y: Number(item.transform[5]) })
  }
  return lines
}

export const pdfText = async (file: Uint8Array): Promise<string> =>
  (await pdfLines(file)).map(({ text }) => text).join(' ')
