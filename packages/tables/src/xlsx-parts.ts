import { decodeText } from '@repo/recordings/decode-text'
import { parseXml } from '@repo/recordings/parse-xml'

import { TABLE_LIMITS } from './table.ts'

type Attributes = Readonly<Record<string, string>>

interface ElementHandlers {
  readonly opened?: (name: string, attributes: Attributes) => void
  readonly closed?: (name: string, text: string) => void
}

/** Without a namespace prefix, which some programs write. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Walks the elements of a part with their attributes and own text. */
export const walk = (bytes: Uint8Array, { opened, closed }: ElementHandlers): void => {
  const open: { readonly name: string; text: string; attributes: Record<string, string>; isOpened: boolean }[] = []
  const announce = (): void => {
    const last = open.at(-1)
    if (last === undefined || last.isOpened) return
    last.isOpened = true
    opened?.(last.name, last.attributes)
  }
  parseXml(decodeText(bytes), {
    opened: (name) => {
      announce()
      open.push({ name: localName(name), text: '', attributes: {}, isOpened: false })
    },
    attribute: (name, value) => {
      const last = open.at(-1)
      if (last !== undefined) last.attributes[localName(name)] = value
    },
    text: (text) => {
      announce()
      const last = open.at(-1)
      if (last !== undefined) last.text += text
    },
    closed: () => {
      announce()
      const last = open.pop()
      if (last !== undefined) closed?.(last.name, last.text)
    },
  })
}

/** Texts that cells refer to by number. Phonetic hints are left out. */
export const readSharedTexts = (bytes: Uint8Array): readonly string[] => {
  const texts: string[] = []
  let current = ''
  let hints = 0
  walk(bytes, {
    opened: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') hints += 1
    },
    closed: (name, text) => {
      if (name === 'rPh') hints -= 1
      if (name === 't' && hints === 0 && current.length < TABLE_LIMITS.cellLength) current += text
      if (name === 'si') texts.push(current)
    },
  })
  return texts
}

/** Numbers of built-in formats that show a day. Source: ECMA-376, part 1, section 18.8.30. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)

/** A format with a day or a year outside quotes, brackets, and escapes. */
const isDayFormat = (code: string): boolean => /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** Whether each cell style shows a day. */
export const readDayStyles = (bytes: Uint8Array): readonly boolean[] => {
  const formats = new Map<number, string>()
  const styles: boolean[] = []
  let isInStyles = false
  walk(bytes, {
    opened: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isInStyles = true
      if (name !== 'xf' || !isInStyles) return
      const id = Number(attributes['numFmtId'] ?? 0)
      const code = formats.get(id)
      styles.push(code === undefined ? isBuiltInDay(id) : isDayFormat(code))
    },
    closed: (name) => {
      if (name === 'cellXfs') isInStyles = false
    },
  })
  return styles
}

export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly id: string }[]
  /** Days count from 1904 instead of 1900. */
  readonly isFrom1904: boolean
}

export const readWorkbook = (bytes: Uint8Array): Workbook => {
  const sheets: { name: string; id: string }[] = []
  let isFrom1904 = false
  walk(bytes, {
    opened: (name, attributes) => {
      if (name === 'sheet' && attributes['state'] !== 'veryHidden')
        sheets.push({ name: attributes['name'] ?? '', id: attributes['id'] ?? '' })
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
    },
  })
  return { sheets: sheets.slice(0, TABLE_LIMITS.sheets), isFrom1904 }
}

/** Paths of the parts by their relation's ID. */
export const readRelations = (bytes: Uint8Array): ReadonlyMap<string, string> => {
  const paths = new Map<string, string>()
  walk(bytes, {
    opened: (name, attributes) => {
      if (name === 'Relationship')
        paths.set(attributes['Id'] ?? '', (attributes['Target'] ?? '').replace(/^\/?(?:xl\/)?/, ''))
    },
  })
  return paths
}
