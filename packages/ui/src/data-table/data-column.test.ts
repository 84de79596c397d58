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
    [33, ['name', 'email', 'sex', 'born']],
    [32.9, ['name', 'email', 'born']],
    [26, ['name', 'email', 'born']],
    [25.9, ['name', 'email']],
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
    [[{ size: 's' }, { size: 'm' }] as const, 15, [46.67, 53.33]],
    // a table that scrolls is as wide as its columns
    [[{ size: 's' }, { size: 'm' }] as const, 5, [46.67, 53.33]],
    [[{ size: 's' }, { size: 'm' }, { size: 'l' }] as const, 40, [17.5, 28.75, 53.75]],
    [[{ size: 'xs' }, { size: 's' }] as const, 21.5, [45.35, 54.65]],
  ])('%o in %s rem', (columns, room, expected) => {
    const shares = sharesIn(columns, room)
    expect(shares.map((share) => Number(share.toFixed(2)))).toEqual(expected)
    expect(shares.reduce((total, share) => total + share)).toBeCloseTo(100)
  })
})
