import { expect, it } from 'vitest'

import { mayContinue, type SecondPhone } from './second-phone.ts'

const stranger: SecondPhone = { isSame: false, hasCode: false, isGranted: false, firstSilentFor: 0 }

it.each<[string, Partial<SecondPhone>, boolean]>([
  ['by pseudonym while another phone has it', {}, false],
  ['just before the other phone counts as gone', { firstSilentFor: 30_000 }, false],
  ['after the other phone has gone', { firstSilentFor: 30_001 }, true],
  ['with the sign-in code', { hasCode: true }, true],
  ['when the first phone or the coach said yes', { isGranted: true }, true],
  ['from the very same phone', { isSame: true }, true],
  ['when no phone has it', { firstSilentFor: null }, true],
])('a phone may continue %s: %j → %s', (_, change, isAllowed) => {
  expect(mayContinue({ ...stranger, ...change })).toBe(isAllowed)
})
