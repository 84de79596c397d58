import { expect, it } from 'vitest'

import { findHeader } from './find-header.ts'

it.each([
  [
    'a plain file',
    [
      ['Name', 'Email'],
      ['Ana', 'ana@gym.example'],
    ],
    0,
  ],
  [
    'a title above',
    [['Members of Gym Fuego'], [], ['Exported 2026-11-01'], ['Nombre', 'Correo'], ['Ana', 'a@b.example']],
    3,
  ],
  [
    'unknown headers',
    [
      ['Column A', 'Column B'],
      ['Ana', 'ana@gym.example'],
    ],
    0,
  ],
  [
    'no header',
    [
      ['Ana', 'ana@gym.example'],
      ['Leo', 'leo@gym.example'],
    ],
    null,
  ],
  ['numbers only', [['Ana', '5512345678']], null],
  [
    'the same text twice',
    [
      ['Ana', 'Ana'],
      ['Leo', 'Leo'],
    ],
    null,
  ],
  ['nothing', [], null],
] as const)('the header of a file with %s: %j, is row %j', (_, rows, index) => {
  expect(findHeader(rows)).toBe(index)
})
