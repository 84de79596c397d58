import { expect, it } from 'vitest'

import { addressOfRoom, codeOfAddress, roomOfAddress } from './room-address.ts'

const uuid = '0197b9d2-7a10-7cc1-8d11-2f8f5a6f0a11'

it.each([
  [`/join/${uuid}`, uuid],
  [`/join/${uuid}/`, uuid],
  [`/join/${uuid.toUpperCase()}`, uuid],
  [addressOfRoom(uuid), uuid],
  ['/join/', null],
  ['/join', null],
  ['/join/fuego', null],
  [`/join/${uuid}/more`, null],
  [`/live/${uuid}`, null],
])('%s → %s', (pathname, room) => {
  expect(roomOfAddress(pathname)).toBe(room)
})

it.each([
  ['/join/K7M4X', 'K7M4X'],
  ['/join/k7m4x/', 'K7M4X'],
  [`/join/${uuid}`, null],
  ['/join/fuego', null],
  ['/join/', null],
  ['/join/K7M4X/more', null],
])('the short code of %s is %s', (pathname, code) => {
  expect(codeOfAddress(pathname)).toBe(code)
})
