import { expect, it } from 'vitest'

import { shareAmong, testIdsIn } from '../testing/share-among.ts'

const file = { filepath: '/a/rooms.test.ts' }
const outer = { name: 'rooms' }
const inner = { name: 'images', suite: outer }

it('tests have the names that Stryker gives them, including those in nested suites', () => {
  const tasks = [
    { type: 'test', name: 'alone ', file },
    {
      ...outer,
      type: 'suite',
      file,
      tasks: [
        { type: 'test', name: 'open', suite: outer, file },
        { ...inner, type: 'suite', file, tasks: [{ type: 'test', name: 'fit', suite: inner, file }] },
      ],
    },
  ]
  expect(testIdsIn({ tasks }, ' > ')).toEqual([
    '/a/rooms.test.ts#alone',
    '/a/rooms.test.ts#rooms > open',
    '/a/rooms.test.ts#rooms > images > fit',
  ])
})

it('coverage from hooks counts for each test of the file and for no other', () => {
  const reached = { hooks: { '1': 2, '2': 1 }, own: { '2': 3, '3': 1 }, elsewhere: { '4': 1 } }
  shareAmong(reached, 'hooks', ['own', 'silent'])
  expect(reached).toEqual({ own: { '1': 2, '2': 4, '3': 1 }, silent: { '1': 2, '2': 1 }, elsewhere: { '4': 1 } })
  shareAmong(reached, 'hooks', ['elsewhere'])
  expect(reached).toMatchObject({ elsewhere: { '4': 1 } })
})
