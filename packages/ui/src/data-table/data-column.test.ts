import { describe, expect, it } from 'vitest'

import { fittingColumns, sharesIn } from './data-column.ts'

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

describe('room that is left', () => {
  it.each([
    // nothing is left
    [[{ size: 's' }, { size: 'm' }] as const, 14.5, [44.83, 55.17]],
    // a table that scrolls is as wide as its columns
    [[{ size: 's' }, { size: 'm' }] as const, 5, [44.83, 55.17]],
    [[{ size: 's' }, { size: 'm' }, { size: 'l' }] as const, 40, [16.25, 29.06, 54.69]],
    [[{ size: 'xs' }, { size: 's' }] as const, 21.5, [46.51, 53.49]],
  ])('%o in %s rem', (columns, room, expected) => {
    const shares = sharesIn(columns, room)
    expect(shares.map((share) => Number(share.toFixed(2)))).toEqual(expected)
    expect(shares.reduce((total, share) => total + share)).toBeCloseTo(100)
  })
})
