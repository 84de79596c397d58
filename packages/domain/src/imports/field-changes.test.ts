import { expect, it } from 'vitest'

import { changesOf, type KnownDecision } from './field-changes.ts'

const known = { email: 'ANA@gym.example', name: 'Anna', weight: null } as const
const row = { email: 'ana@gym.example', name: 'Ana', weight: 70 } as const

it.each<[KnownDecision, readonly object[]]>([
  ['skip', []],
  ['fill', [{ field: 'weight', before: null, after: 70 }]],
  [
    'overwrite',
    [
      { field: 'name', before: 'Anna', after: 'Ana' },
      { field: 'weight', before: null, after: 70 },
    ],
  ],
])('the decision %s changes %j, and never what means the same', (decision, changes) => {
  const fold = { email: (text: string) => text.toLowerCase() }
  expect(changesOf({ fields: ['email', 'name', 'weight'], known, row, decision, fold })).toEqual(changes)
})

it('a cell that is not given changes nothing', () => {
  const empty = { email: null, name: null, weight: null }
  expect(changesOf({ fields: ['email', 'name', 'weight'], known, row: empty, decision: 'overwrite' })).toEqual([])
})
