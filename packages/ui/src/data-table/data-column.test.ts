import { describe, expect, it } from 'vitest'

import { fitColumns, sharesIn } from './data-column.ts'

const columns = [
  { key: 'name', size: 'm' },
  { key: 'email', size: 'email45', priority: 1 },
  { key: 'sex', size: 'xs', priority: 3 },
  { key: 'born', size: 's', priority: 2 },
] as const

const everyKey = ['name', 'email', 'sex', 'born']

describe('fitColumns', () => {
  it.each([
    [42, 'wide', everyKey],
    [41.9, 'tight', everyKey],
    [27, 'tight', everyKey],
    [26.9, 'tight', ['name', 'email', 'born']],
    [23.5, 'tight', ['name', 'email', 'born']],
    [23.4, 'tight', ['name', 'email']],
    [17.25, 'tight', ['name', 'email']],
    [17.2, 'tight', ['name']],
    [0, 'tight', ['name']],
  ] as const)('%s rem is %s with %j', (room, density, keys) => {
    const fit = fitColumns(columns, { wide: room, tight: room }, true)
    expect([fit.density, fit.columns.map(({ key }) => key)]).toEqual([density, keys])
  })

  it('uses the space that narrower select and action cells leave', () => {
    expect(fitColumns(columns, { wide: 26, tight: 27 }, true).columns).toHaveLength(4)
  })

  it('hides nothing unless hiding is allowed', () => {
    expect(fitColumns(columns, { wide: 1, tight: 1 }, false)).toEqual({ density: 'tight', columns })
  })

  it('keeps columns without a priority', () => {
    expect(fitColumns([{ size: 'l' }, { size: 'l' }], { wide: 1, tight: 1 }, true).columns).toHaveLength(2)
  })
})

describe('sharesIn', () => {
  it.each([
    // nothing is left
    [[{ size: 's' }, { size: 'm' }] as const, 15, 'wide', [46.67, 53.33]],
    // a table that scrolls is as wide as its columns
    [[{ size: 's' }, { size: 'm' }] as const, 5, 'wide', [46.67, 53.33]],
    [[{ size: 's' }, { size: 'm' }, { size: 'l' }] as const, 40, 'wide', [17.5, 28.75, 53.75]],
    [[{ size: 'xs' }, { size: 's' }] as const, 21.5, 'wide', [45.35, 54.65]],
    // an email first gets its wide width
    [[{ size: 's' }, { size: 'm' }, { size: 'email45' }] as const, 30, 'tight', [20.83, 20.83, 58.33]],
    [[{ size: 's' }, { size: 'm' }, { size: 'email45' }] as const, 39, 'tight', [16.03, 18.91, 65.06]],
  ] as const)('%o in %s rem, %s', (sized, room, density, expected) => {
    const shares = sharesIn(sized, room, density)
    expect(shares.map((share) => Number(share.toFixed(2)))).toEqual(expected)
    expect(shares.reduce((total, share) => total + share)).toBeCloseTo(100)
  })
})
