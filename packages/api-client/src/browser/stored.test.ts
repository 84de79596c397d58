import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { stored } from './stored.ts'

const kept = new Map<string, string>()
const place = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const blocked = (): never => {
  throw new Error('this browser stores nothing')
}
const Note = z.object({ text: z.string() })
const note = stored('note', Note, () => place)
const other = stored('other', Note, () => place)

beforeEach(() => kept.clear())

describe('stored', () => {
  it('reads what was written, each under its key, until it is forgotten', () => {
    expect(note.read()).toBeNull()
    note.write({ text: 'Hola' })
    other.write({ text: 'Adiós' })
    expect(note.read()).toEqual({ text: 'Hola' })
    note.forget()
    expect(note.read()).toBeNull()
    expect(other.read()).toEqual({ text: 'Adiós' })
  })

  it.each(['{', '7', 'null', '{"text":7}'])('reads %s as nothing', (text) => {
    kept.set('note', text)
    expect(note.read()).toBeNull()
  })

  it('goes on in a browser that stores nothing', () => {
    const nowhere = stored('note', Note, blocked)
    nowhere.write({ text: 'Hola' })
    nowhere.forget()
    expect(nowhere.read()).toBeNull()
  })

  it('goes on where the storage is full', () => {
    const full = stored('note', Note, () => ({ ...place, setItem: blocked }))
    full.write({ text: 'Hola' })
    expect(full.read()).toBeNull()
  })
})
