import { describe, expect, it } from 'vitest'

import { classLettersOf, joinAddress, joinCodeOf, joinPathOf, spokenAddress } from './join-code.ts'

describe('joinCodeOf', () => {
  it.each([
    ['K7M4X', 'K7M4X'],
    [' k7m4x ', 'K7M4X'],
    ['K7M4', null],
    ['K7M4XX', null],
    ['K7M4O', null],
    ['K7M40', null],
    ['fuego', null],
    ['', null],
  ])('of %j is %j', (typed, code) => {
    expect(joinCodeOf(typed)).toBe(code)
  })

  it('has no similar letters and no vowels', () => {
    const taken = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
      .split('')
      .filter((letter) => joinCodeOf(letter.repeat(5)) !== null)
    expect(taken.join('')).toBe('CDFGHJKMNPQRTVWXY34679')
  })
})

describe('classLettersOf', () => {
  it.each([
    ['CDFG', 'CDFG'],
    [' cd fg ', 'CDFG'],
    ['cd-fg', 'CDFG'],
    ['CDF', null],
    ['CDFGH', null],
    ['CDF4', null],
    ['CAFE', null],
    ['', null],
  ])('of %j is %j', (typed, letters) => {
    expect(classLettersOf(typed)).toBe(letters)
  })
})

describe('joinPathOf', () => {
  it.each([
    ['K7M4X', { code: 'K7M4X', letters: null }],
    ['K7M4X-CDFG', { code: 'K7M4X', letters: 'CDFG' }],
    ['k7m4x-cdfg', { code: 'K7M4X', letters: 'CDFG' }],
    ['K7M4X-none', { code: 'K7M4X', letters: null }],
    ['K7M4X-CD-FG', null],
    ['fuego-CDFG', null],
    ['', null],
  ])('of %j is %j', (typed, path) => {
    expect(joinPathOf(typed)).toEqual(path)
  })
})

const uuid = '0197b9d2-7a10-7cc1-8d11-2f8f5a6f0a11'

describe('joinAddress', () => {
  it.each([
    ['https://gym.example', 'K7M4X', 'HTTPS://GYM.EXAMPLE/JOIN/K7M4X', 'gym.example/join/K7M4X'],
    ['http://localhost:3000', 'K7M4X', 'HTTP://LOCALHOST:3000/JOIN/K7M4X', 'localhost:3000/join/K7M4X'],
    ['https://gym.example', null, `https://gym.example/join/${uuid}`, `gym.example/join/${uuid}`],
  ])('of %s and %s', (publicUrl, joinCode, address, spoken) => {
    expect(joinAddress(publicUrl, { uuid, joinCode })).toBe(address)
    expect(spokenAddress(address)).toBe(spoken)
  })

  it('ends with the letters of the class', () => {
    const address = joinAddress('https://gym.example', { uuid, joinCode: 'K7M4X' }, 'CDFG')
    expect(address).toBe('HTTPS://GYM.EXAMPLE/JOIN/K7M4X-CDFG')
    expect(spokenAddress(address)).toBe('gym.example/join/K7M4X-CDFG')
  })
})
