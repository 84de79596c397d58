/** Fails before the response starts if the first item fails, so that the error can still be sent. */
export const awaitFirstChunk = async <T>(items: AsyncIterable<T>): Promise<AsyncGenerator<T>> => {
  const reading = items[Symbol.asyncIterator]()
  const first = await reading.next()
  return (async function* all() {
    try {
      for (let next = first; next.done !== true; next = await reading.next()) yield next.value
    } finally {
      await reading.return?.()
    }
  })()
}

/** Writing one item at a time costs more than the items. */
export async function* inChunks<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
