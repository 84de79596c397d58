import { describe, expect, it } from 'vitest'

import { pagePlace } from './page-place.ts'

const path = 'http://gym.example:3000/api/v2/users'
const place = (page: number, count: number, total = 45, query = {}) =>
  pagePlace({ path, queryOf: (number) => ({ ...query, page: number }), page, size: 20, total, count })

describe('pagePlace', () => {
  it.each([
    [1, 20, { from: 1, to: 20 }, { prev: null, next: `${path}?page=2` }],
    [2, 20, { from: 21, to: 40 }, { prev: `${path}?page=1`, next: `${path}?page=3` }],
    [3, 5, { from: 41, to: 45 }, { prev: `${path}?page=2`, next: null }],
    [9, 0, { from: null, to: null }, { prev: null, next: null }],
  ])('returns page %d of 45 rows', (number, count, ends, links) => {
    const shown = place(number, count)
    expect(shown).toMatchObject({ ...ends, path })
    expect(shown.links).toEqual({ first: `${path}?page=1`, last: `${path}?page=3`, ...links })
  })

  it('returns one page for an empty list', () => {
    expect(place(1, 0, 0)).toEqual({
      from: null,
      to: null,
      path,
      links: { first: `${path}?page=1`, last: `${path}?page=1`, prev: null, next: null },
    })
  })

  it('keeps the search in its links', () => {
    const { links } = place(1, 20, 21, { search: 'ana & co', search_column: 'name', sort: undefined })
    expect(links.next).toBe(`${path}?search=ana+%26+co&search_column=name&page=2`)
  })
})
