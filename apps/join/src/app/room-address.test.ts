import { expect, it } from 'vitest'

import { addressOfRoom, codeOfAddress, lettersOfAddress, roomOfAddress } from './room-address.ts'

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
])('the address %s leads to %s', (pathname, room) => {
  expect(roomOfAddress(pathname)).toBe(room)
})

it.each([
  ['/join/K7M4X', 'K7M4X'],
  ['/join/k7m4x/', 'K7M4X'],
  ['/join/K7M4X-CDFG', 'K7M4X'],
  [`/join/${uuid}`, null],
  ['/join/fuego', null],
  ['/join/', null],
  ['/join/K7M4X/more', null],
])('the short code of %s is %s', (pathname, code) => {
  expect(codeOfAddress(pathname)).toBe(code)
})

it.each([
  ['/join/K7M4X-CDFG', '', 'CDFG'],
  ['/join/k7m4x-cdfg/', '', 'CDFG'],
  ['/join/K7M4X', '', null],
  [`/join/${uuid}`, '#CDFG', 'CDFG'],
  [`/join/${uuid}`, '#class', null],
  [`/join/${uuid}`, '', null],
])('the letters of %s%s are %s', (pathname, hash, letters) => {
  expect(lettersOfAddress({ pathname, hash })).toBe(letters)
})

it('the address of a room keeps the letters', () => {
  const { pathname, hash } = new URL(addressOfRoom(uuid, 'CDFG'), 'https://gym.example')
  expect([roomOfAddress(pathname), lettersOfAddress({ pathname, hash })]).toEqual([uuid, 'CDFG'])
})
