import { expect, it } from 'vitest'

import { openIndexedDbJournal } from './indexed-db-journal.ts'

/** A browser without storage, as in some private windows. */
const refusing = () => {
  let opened = 0
  const open = () => {
    opened += 1
    const request = Object.assign(new EventTarget(), { error: new DOMException('not here', 'InvalidStateError') })
    queueMicrotask(() => request.dispatchEvent(new Event('error')))
    return request
  }
  return { factory: { open } as unknown as IDBFactory, opened: () => opened }
}

it('a journal without a database has no seconds and refuses to write, and tries again each time', async () => {
  const { factory, opened } = refusing()
  const journal = openIndexedDbJournal(factory)
  expect(await journal.unsent()).toEqual([])
  await expect(journal.write(1_795_957_060_000, [])).rejects.toThrow('not here')
  await expect(journal.read([1_795_957_060_000])).rejects.toThrow('not here')
  expect(opened()).toBe(3)
})
