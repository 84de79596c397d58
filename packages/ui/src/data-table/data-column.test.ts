import { describe, expect, it } from 'vitest'

import { fittingColumns } from './data-column.ts'

const columns = [
  { key: 'name', size: 'm' },
  { key: 'email', size: 'l', priority: 1 },
  { key: 'sex', size: 's', priority: 3 },
  { key: 'born', size: 's', priority: 2 },
] as const

const keysIn = (room: number) => fittingColumns(columns, room).map(({ key }) => key)

describe('columns give way in order', () => {
  it.each([
    [32, ['name', 'email', 'sex', 'born']],
    [31.9, ['name', 'email', 'born']],
    [25.5, ['name', 'email', 'born']],
    [25.4, ['name', 'email']],
    [19, ['name', 'email']],
    [18.9, ['name']],
    [0, ['name']],
  ])('%s rem', (room, expected) => {
    expect(keysIn(room)).toEqual(expected)
  })

  it('those without a priority stay, and the table scrolls', () => {
    expect(fittingColumns([{ size: 'l' }, { size: 'l' }], 1)).toHaveLength(2)
  })
})
