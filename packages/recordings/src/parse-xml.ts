import sax from 'sax'

/** A day at 1 Hz has about 1,000,000 elements, 9 deep; the longest attribute (schemas) has about 400 characters. */
const MOST = { depth: 64, elements: 2_000_000, attributes: 64, attributeLength: 4096, textLength: 65_536 } as const

/** Rejects HTML entities. The types lack the option. */
const ONLY_PREDEFINED = { strictEntities: true } as sax.SAXOptions

export interface XmlHandlers {
  readonly opened: (name: string) => void
  readonly attribute?: (name: string, value: string) => void
  readonly text: (text: string) => void
  readonly closed: () => void
}

const refuse = (reason: string): never => {
  throw new Error(reason)
}

const limitElements = () => {
  let [depth, elements] = [0, 0]
  return {
    open: (): void => {
      if (depth === 0 && elements > 0) refuse('more than one root element')
      depth += 1
      elements += 1
      if (depth > MOST.depth) refuse('too deep')
      if (elements > MOST.elements) refuse('too many elements')
    },
    close: (): void => {
      depth -= 1
    },
    end: (): void => {
      if (elements === 0) refuse('no element')
    },
  }
}

/** Streams XML in pieces of 64 KB, because the parser checks its buffers once per piece. Throws above a limit. */
export const parseXml = (pieces: Iterable<string>, { opened, attribute, text: read, closed }: XmlHandlers): void => {
  const limit = limitElements()
  let [attributes, length] = [0, 0]
  const onText = (piece: string): void => {
    length += piece.length
    if (length > MOST.textLength) refuse('text too long')
    read(piece)
  }
  const handlers: Partial<sax.SAXParser> = {
    onerror: (error) => {
      throw error
    },
    onopentagstart: ({ name }) => {
      limit.open()
      attributes = 0
      length = 0
      opened(name)
    },
    onattribute: ({ name, value }) => {
      attributes += 1
      if (attributes > MOST.attributes) refuse('too many attributes')
      if (name.length + value.length > MOST.attributeLength) refuse('attribute too long')
      attribute?.(name, value)
    },
    ontext: onText,
    oncdata: onText,
    onclosetag: () => {
      limit.close()
      closed()
    },
    ondoctype: () => refuse('a document type'),
  }
  const parser = Object.assign(sax.parser(true, ONLY_PREDEFINED), handlers)
  for (const piece of pieces) parser.write(piece)
  parser.close()
  limit.end()
}
