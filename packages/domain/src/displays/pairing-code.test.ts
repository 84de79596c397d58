import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatPairingCode, PAIRING_CODE_DIGITS, PAIRING_CODE_SECONDS, parsePairingCode } from './pairing-code.ts'

describe('pairing codes', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['012345', '012345'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['１２３４５６', null],
    ['', null],
  ])('%j reads as %s', (text, code) => {
    expect(parsePairingCode(text)).toBe(code)
  })

  it('is read back from what a screen shows', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (code) => {
        expect(parsePairingCode(formatPairingCode(code))).toBe(code)
      }),
    )
  })

  it('has six digits and holds for ten minutes', () => {
    expect(PAIRING_CODE_DIGITS).toBe(6)
    expect(PAIRING_CODE_SECONDS).toBe(600)
  })
})
