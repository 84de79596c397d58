import { listMembers } from '@repo/api-client/members/list-members'
import { describe, expect, it } from 'vitest'

import { presentPage } from './page.ts'

const origin = { host: 'gym.example:3000', secure: false }
const path = 'http://gym.example:3000/api/v2/users'
const page = (number: number, count: number, total = 45, query = {}) =>
  presentPage({ endpoint: listMembers, query, origin, number, size: 20, total, count })

describe('presentPage', () => {
  it.each([
    [1, 20, { from: 1, to: 20, last_page: 3 }, { prev: null, next: `${path}?page=2` }],
    [2, 20, { from: 21, to: 40, last_page: 3 }, { prev: `${path}?page=1`, next: `${path}?page=3` }],
    [3, 5, { from: 41, to: 45, last_page: 3 }, { prev: `${path}?page=2`, next: null }],
    [9, 0, { from: null, to: null, last_page: 3 }, { prev: null, next: null }],
  ])('page %d of 45 rows', (number, count, meta, links) => {
    const shown = page(number, count)
    expect(shown.meta).toMatchObject({ ...meta, current_page: number, per_page: 20, total: 45, path })
    expect(shown.links).toEqual({ first: `${path}?page=1`, last: `${path}?page=3`, ...links })
    expect(shown.meta.links).toEqual(shown.links)
  })

  it('is one page when there is nothing', () => {
    expect(page(1, 0, 0)).toMatchObject({
      links: { first: `${path}?page=1`, last: `${path}?page=1`, prev: null, next: null },
      meta: { last_page: 1, from: null, to: null },
    })
  })

  it('keeps the search in its links, and says when they are secure', () => {
    const query = { search: 'ana & co', search_column: 'name', page: 1, sort: undefined }
    const { links } = presentPage({
      endpoint: listMembers,
      query,
      origin: { host: 'gym.example', secure: true },
      number: 1,
      size: 20,
      total: 21,
      count: 20,
    })
    expect(links.next).toBe('https://gym.example/api/v2/users?search=ana+%26+co&search_column=name&page=2')
  })
})
