import { ageOn } from '../trainings/physiology.ts'
import { stricter, type Visibility } from './visibility.ts'

/** Years. A country's age of consent for data of minors is between 13 and 16 (GDPR, article 8). */
export const privacyLimits = { adultAge: { min: 14, max: 21 }, consentAge: { min: 13, max: 16 } } as const

/** A center's choices. */
export interface CenterPrivacy {
  readonly defaultVisibility: Visibility
  /** The most open level of minors. */
  readonly minorsAtMost: Visibility
  readonly adultAge: number
  /** Whether a member without a birthday counts as a minor. */
  readonly isUnknownAgeMinor: boolean
  /** Age below which joining requires a guardian's consent. Null requires none. */
  readonly consentAge: number | null
}

/** Shows everything of all members, so that an update changes nothing. */
export const OPEN_PRIVACY: CenterPrivacy = {
  defaultVisibility: 'all',
  minorsAtMost: 'all',
  adultAge: 18,
  isUnknownAgeMinor: false,
  consentAge: null,
}

/** What the setup of a new center proposes. */
export const PROPOSED_PRIVACY: CenterPrivacy = { ...OPEN_PRIVACY, minorsAtMost: 'color-anonymous' }

interface Aged {
  readonly birthday: string | null
}

const isYounger = ({ birthday }: Aged, age: number, { center, day }: AgeFacts): boolean =>
  birthday === null ? center.isUnknownAgeMinor : ageOn(birthday, day) < age

/** `day` is the class's day in the center's zone. */
export interface AgeFacts {
  readonly center: CenterPrivacy
  readonly day: string
}

export const isMinor = (member: Aged, facts: AgeFacts): boolean => isYounger(member, facts.center.adultAge, facts)

/** Whether the member may join only once staff have recorded a guardian's consent. */
export const lacksGuardianConsent = (
  member: Aged & { readonly guardianConsentAt: Date | null },
  facts: AgeFacts,
): boolean => {
  const { consentAge } = facts.center
  return consentAge !== null && member.guardianConsentAt === null && isYounger(member, consentAge, facts)
}

/** The most open level that a member may choose: of staff, and of the center for minors. */
export const visibilityLimit = (
  member: Aged & { readonly visibilityAtMost: Visibility | null },
  facts: AgeFacts,
): Visibility => stricter(member.visibilityAtMost ?? 'all', isMinor(member, facts) ? facts.center.minorsAtMost : 'all')

/** A participant's level and its parts, which are stored per class. */
export interface VisibilityChoice {
  /** Of the member, or of the center for members without a choice. */
  readonly chosen: Visibility
  /** Of staff and of the center for minors. */
  readonly atMost: Visibility
  /** Set by staff for this class. */
  readonly isHidden: boolean
}

/** The level that displays apply: staff may only make it stricter. */
export const effectiveVisibility = ({ chosen, atMost, isHidden }: VisibilityChoice): Visibility =>
  isHidden ? 'nothing' : stricter(chosen, atMost)

/** The level at joining: of this class, else the member's standing one, else the center's. */
export const choiceAtJoining = (
  member: Aged & { readonly visibility: Visibility | null; readonly visibilityAtMost: Visibility | null },
  facts: AgeFacts,
  forClass: Visibility | null,
): VisibilityChoice => ({
  chosen: forClass ?? member.visibility ?? facts.center.defaultVisibility,
  atMost: visibilityLimit(member, facts),
  isHidden: false,
})
