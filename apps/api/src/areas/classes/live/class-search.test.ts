import { expect, it, vi } from 'vitest'

import { createClassSearch } from './class-search.ts'

const FREE = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const searching = (change: { readonly isGone?: () => Promise<boolean> } = {}) => {
  const begun: string[] = []
  let underWay = 0
  let most = 0
  const warned: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const { takeFree, seeWhoIsGone } = createClassSearch({
    leases: { holders: () => new Set(['other']), isHeldElsewhere: () => false, giveUpOn: () => {} } as never,
    presence: { self: 'own', isGone: change.isGone ?? (() => new Promise(() => {})) },
    db: { select: () => ({ from: () => ({ where: async () => FREE.map((uuid) => ({ uuid })) }) }) } as never,
    log: { warn: (event) => void warned.push(event) },
    count: () => 0,
    claim: (_, work) => work(),
    take: (classUuid) => {
      begun.push(classUuid)
      underWay += 1
      most = Math.max(most, underWay)
      const end = Promise.withResolvers<void>()
      ends.set(classUuid, end)
      return end.promise.finally(() => (underWay -= 1))
    },
  })
  return { takeFree, seeWhoIsGone, begun, warned, ends, most: () => most }
}

it('a server takes free classes, four at a time, while the state of a silent server is unknown', async () => {
  const { takeFree, seeWhoIsGone, begun, warned, ends, most } = searching()
  void seeWhoIsGone()
  await takeFree()
  await vi.waitFor(() => expect(begun).toHaveLength(4))
  ends.get(begun[0] ?? '')?.reject(new Error('broken'))
  await vi.waitFor(() => expect(begun).toHaveLength(5))
  expect(warned).toEqual(['class-look'])
  for (let taken = 1; taken < FREE.length; taken += 1) {
    ends.get(begun[taken] ?? '')?.resolve()
    await vi.waitFor(() => expect(begun).toHaveLength(Math.min(taken + 5, FREE.length)))
  }
  expect(begun.toSorted()).toEqual(FREE)
  expect(most()).toBe(4)
})

it('a server looks for free classes as soon as another server is gone', async () => {
  const { seeWhoIsGone, begun } = searching({ isGone: async () => true })
  await seeWhoIsGone()
  await vi.waitFor(() => expect(begun).toHaveLength(4))
})
