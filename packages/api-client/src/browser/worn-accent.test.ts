import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createWornAccent } from './worn-accent.ts'

const items = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
})

describe('a worn accent', () => {
  const shown: (string | null)[] = []
  const open = () => createWornAccent((accents) => shown.push(accents?.accent ?? null))
  beforeEach(() => {
    items.clear()
    shown.length = 0
  })

  it('is worn by the next page before it knows its center', () => {
    open().wear('#ffb800')
    open().wearKept()
    expect(shown).toEqual(['#ffb800', '#ffb800'])
  })

  it('is Latido’s own again once the center has none', () => {
    open().wear('#ffb800')
    open().wear(null)
    open().wearKept()
    expect(shown).toEqual(['#ffb800', null, null])
  })

  it('is Latido’s own where nothing was worn', () => {
    open().wearKept()
    expect(shown).toEqual([null])
  })

  it.each(['#1a237e', '#ff0000', 'teal', '#FFB800', ''])('is not %j, which screens cannot wear', (color) => {
    open().wear(color)
    open().wearKept()
    expect(shown).toEqual([null, null])
  })
})
