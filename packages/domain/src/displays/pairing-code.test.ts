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
  ])('typed as %j read as %s', (text, code) => {
    expect(parsePairingCode(text)).toBe(code)
  })

  it('are read back from what a display shows', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (code) => {
        expect(parsePairingCode(formatPairingCode(code))).toBe(code)
      }),
    )
  })

  it('have six digits and hold for ten minutes', () => {
    expect(PAIRING_CODE_DIGITS).toBe(6)
    expect(PAIRING_CODE_SECONDS).toBe(600)
  })
})
