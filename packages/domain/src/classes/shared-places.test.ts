import { expect, it } from 'vitest'

import { sharedPlaces } from './shared-places.ts'

it.each([
  [[], []],
  [['9'], [1]],
  [
    ['9', '8', '7'],
    [1, 2, 3],
  ],
  [
    ['9', '9', '7'],
    [1, 1, 3],
  ],
  [
    ['9', '8', '8', '8', '7'],
    [1, 2, 2, 2, 5],
  ],
  [
    ['9', null, null],
    [1, 2, 3],
  ],
])('the results %j get the ranks %j', (shown, places) => {
  expect(sharedPlaces(shown)).toEqual(places)
})
