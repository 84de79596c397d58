import { describe, expect, it } from 'vitest'

import { formatMac, isMac, plainMac } from './mac-address.ts'

describe('a MAC address', () => {
  it.each(['A1:B2:C3:00:00:1F', 'a1-b2-c3-00-00-1f', 'A1B2C300001F', 'a1b2.c300.001f', 'A1 B2 C3 00 00 1F'])(
    'may be written as %j',
    (text) => {
      expect(isMac(text)).toBe(true)
      expect(plainMac(text)).toBe('A1B2C300001F')
      expect(formatMac(text)).toBe('A1:B2:C3:00:00:1F')
    },
  )

  it.each([
    '',
    'A1:B2:C3:00:00',
    'A1:B2:C3:00:00:1F:22',
    'A1:B2:C3:00:00:1G',
    'A1::B2:C3:00:00:1F',
    ':A1B2C300001F',
    'A1B2C300001F-',
  ])('may not be %j', (text) => {
    expect(isMac(text)).toBe(false)
  })
})
