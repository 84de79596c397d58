import { describe, expect, it, vi } from 'vitest'

import { awaitFirstChunk } from '../../lib/first-chunk.ts'

async function* counting(to: number, ended: () => void, failsAt = Number.POSITIVE_INFINITY) {
  try {
    for (let n = 0; n < to; n += 1) {
      if (n === failsAt) throw new Error(`no ${n}`)
      yield n
    }
  } finally {
    ended()
  }
}

const all = async (items: AsyncIterable<number>): Promise<number[]> => {
  const read: number[] = []
  for await (const item of items) read.push(item)
  return read
}

describe('a primed source', () => {
  it.each([0, 1, 3])('yields all of %i items', async (to) => {
    const ended = vi.fn<() => void>()
    expect(await all(await awaitFirstChunk(counting(to, ended)))).toHaveLength(to)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('fails before its first item if that item fails', async () => {
    await expect(awaitFirstChunk(counting(3, () => {}, 0))).rejects.toThrow('no 0')
  })

  it('is closed when the reader leaves early', async () => {
    const ended = vi.fn<() => void>()
    for await (const item of await awaitFirstChunk(counting(3, ended))) if (item === 1) break
    expect(ended).toHaveBeenCalledOnce()
  })
})
