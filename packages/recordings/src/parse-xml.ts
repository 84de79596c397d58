import sax from 'sax'

/**
 * The most a document may hold. A day at 1 Hz has about 1,000,000 elements with places and speeds, 9 elements deep. Its
 * longest attribute names the schemas, in about 400 characters.
 */
const MOST = { depth: 64, elements: 2_000_000, attributes: 64, attributeLength: 4096, textLength: 65_536 } as const

/** Without it the parser knows the entities of HTML as well. Its types lack the option. */
const ONLY_PREDEFINED = { strictEntities: true } as sax.SAXOptions

export interface XmlHandlers {
  readonly opened: (name: string) => void
  /** A piece of the text of the innermost open element; its comments and entities split it. */
  readonly text: (text: string) => void
  readonly closed: () => void
}

const refuse = (reason: string): never => {
  throw new Error(reason)
}

/** Counts elements and depth, and refuses a second root, which the parser accepts. */
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

/**
 * Parses XML as a stream and keeps none of it. The parser checks its buffers once a piece, so pieces of 64 KB bound what
 * it holds. Knows the five predefined entities and character references; refuses a
 * document type, any other entity, what isn't well-formed, and what is over a limit, by throwing.
 */
export const parseXml = (pieces: Iterable<string>, { opened, text: read, closed }: XmlHandlers): void => {
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
    // comes before the element's attributes
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
