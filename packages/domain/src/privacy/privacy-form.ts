import type { CenterPrivacy } from './center-privacy.ts'
import { parseVisibility } from './visibility.ts'

/** As typed: numbers are text. */
export interface PrivacyForm {
  readonly defaultVisibility: string
  readonly minorsAtMost: string
  readonly adultAge: string
  readonly isUnknownAgeMinor: boolean
  /** Empty asks for no consent. */
  readonly consentAge: string
}

export const privacyFormOf = (privacy: CenterPrivacy): PrivacyForm => ({
  defaultVisibility: privacy.defaultVisibility,
  minorsAtMost: privacy.minorsAtMost,
  adultAge: String(privacy.adultAge),
  isUnknownAgeMinor: privacy.isUnknownAgeMinor,
  consentAge: privacy.consentAge === null ? '' : String(privacy.consentAge),
})

/** Every choice is from a list, so there are no faults. */
export const privacyOfForm = (form: PrivacyForm): CenterPrivacy => ({
  defaultVisibility: parseVisibility(form.defaultVisibility),
  minorsAtMost: parseVisibility(form.minorsAtMost),
  adultAge: Number(form.adultAge),
  isUnknownAgeMinor: form.isUnknownAgeMinor,
  consentAge: form.consentAge === '' ? null : Number(form.consentAge),
})
