import { randomBytes } from 'node:crypto'

import { expect, it } from 'vitest'

import { createEncryption, decryptBytes, encryptBytes } from './encryption.ts'

const encryption = createEncryption(randomBytes(32))

it('an encrypted text does not contain the text', () => {
  expect(Buffer.from(encryption.encrypt('secret', 'gym')).includes('secret')).toBe(false)
})

it.each(['', 'secret', 'ñandú 💓'.repeat(50)])(
  'the text %j decrypts to itself, and encrypts differently each time',
  (text) => {
    const [first, second] = [encryption.encrypt(text, 'gym'), encryption.encrypt(text, 'gym')]
    expect([encryption.decrypt(first, 'gym'), encryption.decrypt(second, 'gym')]).toEqual([text, text])
    expect(first).not.toBe(second)
  },
)

it('a text does not decrypt for another owner, with another key, or after a change', () => {
  const encrypted = encryption.encrypt('secret', 'gym')
  const parts = encrypted.split('.')
  const flipped = (index: number) =>
    parts.map((part, at) => (at === index ? (part.startsWith('A') ? 'B' : 'A') + part.slice(1) : part)).join('.')
  expect(encryption.decrypt(encrypted, 'other gym')).toBeNull()
  expect(createEncryption(randomBytes(32)).decrypt(encrypted, 'gym')).toBeNull()
  expect([1, 2, 3].map((index) => encryption.decrypt(flipped(index), 'gym'))).toEqual([null, null, null])
})

it.each(['', 'secret', 'v1', 'v1..', 'v2.a.b.c', 'v1.AAAA.AAAA.AAAA'])('the text %j does not decrypt', (text) => {
  expect(encryption.decrypt(text, 'gym')).toBeNull()
})

it('bytes decrypt to themselves, and not for another owner, with another key, or after a change', () => {
  const key = randomBytes(32)
  const bytes = randomBytes(1000)
  const encrypted = encryptBytes(key, bytes, 'import')
  expect(decryptBytes(key, encrypted, 'import')).toEqual(bytes)
  const changed = Buffer.from(encrypted)
  changed[500] = (changed[500] ?? 0) ^ 1
  expect(() => decryptBytes(key, encrypted, 'other import')).toThrow(/authenticate/)
  expect(() => decryptBytes(randomBytes(32), encrypted, 'import')).toThrow(/authenticate/)
  expect(() => decryptBytes(key, changed, 'import')).toThrow(/authenticate/)
})
