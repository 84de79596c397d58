import { Zip, ZipDeflate } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly content: string | AsyncIterable<string>
}

const LEVEL = 6

async function* pieces(content: ZipEntry['content']): AsyncGenerator<string> {
  if (typeof content === 'string') yield content
  else yield* content
}

export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    ready.push(chunk)
  })
  const encoder = new TextEncoder()
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: LEVEL })
    zip.add(file)
    for await (const piece of pieces(content)) {
      file.push(encoder.encode(piece))
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
