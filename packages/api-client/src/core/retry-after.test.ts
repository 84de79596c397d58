import { expect, it } from 'vitest'

import { retryAfterOf } from './api-error.ts'

it.each([
  [{ 'retry-after': '90' }, 90],
  [
    {
      'retry-after': 'Sat, 21 Nov 2026 16:00:20 GMT',
      date: 'Sat, 21 Nov 2026 16:00:00 GMT',
    },
    20,
  ],
  [{ 'retry-after': 'Sat, 21 Nov 2020 16:00:00 GMT' }, 0],
  [{ 'retry-after': '9x' }, null],
  [{}, null],
])('an answer with %j asks to wait %j seconds', (headers, expected) => {
  expect(retryAfterOf(new Headers(headers))).toBe(expected)
})
