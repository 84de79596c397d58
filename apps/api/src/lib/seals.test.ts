import { randomBytes } from 'node:crypto'

import { expect, it } from 'vitest'

import { createSeals } from './seals.ts'

const seals = createSeals(randomBytes(32))

it('keeps the text to itself', () => {
  expect(Buffer.from(seals.seal('secret', 'gym')).includes('secret')).toBe(false)
})

it.each(['', 'secret', 'ñandú 💓'.repeat(50)])('opens %j again, and never looks the same twice', (text) => {
  const [first, second] = [seals.seal(text, 'gym'), seals.seal(text, 'gym')]
  expect([seals.open(first, 'gym'), seals.open(second, 'gym')]).toEqual([text, text])
  expect(first).not.toBe(second)
})

it('opens for nobody else, under no other key, and not when it was changed', () => {
  const sealed = seals.seal('secret', 'gym')
  const parts = sealed.split('.')
  const flipped = (index: number) =>
    parts.map((part, at) => (at === index ? (part.startsWith('A') ? 'B' : 'A') + part.slice(1) : part)).join('.')
  expect(seals.open(sealed, 'other gym')).toBeNull()
  expect(createSeals(randomBytes(32)).open(sealed, 'gym')).toBeNull()
  expect([1, 2, 3].map((index) => seals.open(flipped(index), 'gym'))).toEqual([null, null, null])
})

it.each(['', 'secret', 'v1', 'v1..', 'v2.a.b.c', 'v1.AAAA.AAAA.AAAA'])('%j is no seal', (text) => {
  expect(seals.open(text, 'gym')).toBeNull()
})
