import { expect, it } from 'vitest'

import { strapSupportOf } from './strap-support.ts'

it.each([
  [{ isSecureContext: true, hasBluetooth: true, isChromium: true }, 'available'],
  [{ isSecureContext: true, hasBluetooth: false, isChromium: true }, 'unsupported'],
  [{ isSecureContext: true, hasBluetooth: false, isChromium: false }, 'unsupported'],
  [{ isSecureContext: false, hasBluetooth: false, isChromium: true }, 'insecure'],
  // Safari and Firefox don't support it even with TLS
  [{ isSecureContext: false, hasBluetooth: false, isChromium: false }, 'unsupported'],
] as const)('straps in a browser with %j are %s', (browser, support) => {
  expect(strapSupportOf(browser)).toBe(support)
})
