import { expect, it } from 'vitest'
import { decode, encode } from 'zod/mini'

import { searchCenter } from './search-center.ts'

const wire = { token: 'key', lang: 'es', status: 1 }

it('a lookup of a center that says little', () => {
  expect(decode(searchCenter.response, wire)).toEqual({
    key: 'key',
    language: 'es',
    isActive: true,
    name: '',
    imageUrl: null,
    accentColor: null,
    publicUrl: null,
  })
})

it('a lookup of a center that says all', () => {
  const whole = {
    ...wire,
    name: 'Norte',
    image_url: '/n.webp',
    accent_color: '#c9a227',
    public_url: 'https://gym.example//',
  }
  const lookup = decode(searchCenter.response, whole)
  expect(lookup).toMatchObject({
    name: 'Norte',
    imageUrl: '/n.webp',
    accentColor: '#c9a227',
    publicUrl: 'https://gym.example',
  })
  const sent = { ...whole, public_url: 'https://gym.example' }
  expect(encode(searchCenter.response, lookup)).toEqual(sent)
})

it.each([
  ['es', 'es'],
  ['en', 'en'],
  ['fr', 'en'],
] as const)('language %s is shown as %s', (lang, language) => {
  expect(decode(searchCenter.response, { ...wire, lang }).language).toBe(language)
})

it.each([
  [0, false],
  [1, true],
  [2, false],
])('status %d: active %s', (status, isActive) => {
  expect(decode(searchCenter.response, { ...wire, status }).isActive).toBe(isActive)
})
