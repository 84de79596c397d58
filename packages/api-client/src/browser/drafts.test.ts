import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { createDraft, forgetDrafts } from './drafts.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})

const note = createDraft('note', z.object({ text: z.string() }))
const list = createDraft('list', z.array(z.string()))

describe('drafts', () => {
  it('are their owner’s alone, each under its name', () => {
    note.write('ana', { text: 'Hola' })
    list.write('beto', ['a'])
    expect(note.read('ana')).toEqual({ text: 'Hola' })
    expect(note.read('beto')).toBeNull()
    expect(list.read('beto')).toEqual(['a'])
    note.forget()
    expect(note.read('ana')).toBeNull()
    expect(list.read('beto')).toEqual(['a'])
  })

  it('go with the person, and nothing else does', () => {
    note.write('ana', { text: 'Hola' })
    list.write('ana', [])
    kept.set('columns', 'kept')
    forgetDrafts()
    expect([...kept.keys()]).toEqual(['columns'])
  })

  it.each(['{', '7', 'null', '{"owner":7,"content":{"text":"Hola"}}', '{"owner":"ana","content":{"text":7}}'])(
    'that are broken are none: %s',
    (text) => {
      kept.set('draft:note', text)
      expect(note.read('ana')).toBeNull()
    },
  )
})
