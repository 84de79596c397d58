import { expect, it } from 'vitest'

import { OPEN_PRIVACY, PROPOSED_PRIVACY } from './center-privacy.ts'
import { privacyFormOf, privacyOfForm } from './privacy-form.ts'

it.each([
  OPEN_PRIVACY,
  PROPOSED_PRIVACY,
  { ...OPEN_PRIVACY, adultAge: 21, consentAge: 14, isUnknownAgeMinor: true, defaultVisibility: 'name' as const },
])('the privacy %j is the same after its form', (privacy) => {
  expect(privacyOfForm(privacyFormOf(privacy))).toEqual(privacy)
})
