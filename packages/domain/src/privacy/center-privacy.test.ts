import { describe, expect, it } from 'vitest'

import { integerBetween, oneOf, seededRandom } from '../core/seeded-random.ts'
import {
  type CenterPrivacy,
  choiceAtJoining,
  effectiveVisibility,
  isMinor,
  lacksGuardianConsent,
  OPEN_PRIVACY,
  PROPOSED_PRIVACY,
  visibilityLimit,
} from './center-privacy.ts'
import { isLooser, type Visibility, VISIBILITIES } from './visibility.ts'

const day = '2026-11-29'
const factsOf = (center: Partial<CenterPrivacy> = {}) => ({ center: { ...OPEN_PRIVACY, ...center }, day })

describe('a minor', () => {
  it.each<[string | null, Partial<CenterPrivacy>, boolean]>([
    ['2008-11-29', {}, false],
    ['2008-11-30', {}, true],
    ['2008-11-28', {}, false],
    ['2008-11-30', { adultAge: 16 }, false],
    ['2005-11-30', { adultAge: 21 }, true],
    [null, {}, false],
    [null, { isUnknownAgeMinor: true }, true],
  ])('born %s at a center with %j: %s', (birthday, center, expected) => {
    expect(isMinor({ birthday }, factsOf(center))).toBe(expected)
  })

  it.each([
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
  ])('born %s on %s: %s', (birthday, on, expected) => {
    expect(isMinor({ birthday }, { center: OPEN_PRIVACY, day: on })).toBe(expected)
  })

  it('follows the calendar in 10,000 cases, and never shows more than the center allows', () => {
    const random = seededRandom(39)
    const date = (from: number, to: number) => {
      const at = new Date(Date.UTC(integerBetween(random, from, to), integerBetween(random, 0, 11), 1))
      at.setUTCDate(integerBetween(random, 1, 31))
      return at.toISOString().slice(0, 10)
    }
    for (let run = 0; run < 10_000; run += 1) {
      const [birthday, on] = [date(1990, 2020), date(2024, 2034)]
      const adultAge = integerBetween(random, 14, 21)
      const minorsAtMost = oneOf(random, VISIBILITIES)
      const facts = { center: { ...OPEN_PRIVACY, adultAge, minorsAtMost }, day: on }
      const isYoung = on < `${Number(birthday.slice(0, 4)) + adultAge}${birthday.slice(4)}`
      expect([birthday, on, adultAge, isMinor({ birthday }, facts)]).toEqual([birthday, on, adultAge, isYoung])
      const [visibility, visibilityAtMost] = [oneOf(random, VISIBILITIES), oneOf(random, VISIBILITIES)]
      const level = effectiveVisibility(
        choiceAtJoining({ birthday, visibility, visibilityAtMost }, facts, oneOf(random, [null, ...VISIBILITIES])),
      )
      expect([isLooser(level, visibilityAtMost), isYoung && isLooser(level, minorsAtMost)]).toEqual([false, false])
    }
  })
})

describe('joining without a guardian is refused', () => {
  const recorded = new Date('2026-10-01')
  it.each<[string | null, Date | null, Partial<CenterPrivacy>, boolean]>([
    ['2016-01-01', null, {}, false],
    ['2016-01-01', null, { consentAge: 14 }, true],
    ['2016-01-01', recorded, { consentAge: 14 }, false],
    ['2012-11-29', null, { consentAge: 14 }, false],
    ['2012-11-30', null, { consentAge: 14 }, true],
    [null, null, { consentAge: 14 }, false],
    [null, null, { consentAge: 14, isUnknownAgeMinor: true }, true],
  ])(
    'for a member born %s with the consent of %s at a center with %j: %s',
    (birthday, guardianConsentAt, center, expected) => {
      expect(lacksGuardianConsent({ birthday, guardianConsentAt }, factsOf(center))).toBe(expected)
    },
  )
})

const adult = { birthday: '1990-01-01', visibility: null, visibilityAtMost: null }
const minor = { ...adult, birthday: '2012-01-01' }

it.each<[object, Partial<CenterPrivacy>, Visibility | null, Visibility]>([
  [{}, {}, null, 'all'],
  [{}, { defaultVisibility: 'anonymous' }, null, 'anonymous'],
  [{ visibility: 'name' }, { defaultVisibility: 'anonymous' }, null, 'name'],
  [{ visibility: 'name' }, {}, 'all', 'all'],
  [{ visibility: 'all', visibilityAtMost: 'color' }, {}, null, 'color'],
  [{ visibilityAtMost: 'color' }, {}, 'anonymous', 'color-anonymous'],
  [{}, { minorsAtMost: 'nothing' }, null, 'all'],
  [minor, { minorsAtMost: 'color-anonymous' }, null, 'color-anonymous'],
  [{ ...minor, visibility: 'name' }, { minorsAtMost: 'color-anonymous' }, null, 'nothing'],
  [{ ...minor, visibilityAtMost: 'color' }, { minorsAtMost: 'anonymous' }, 'all', 'color-anonymous'],
  [minor, {}, null, 'all'],
])('the level of %j at a center with %j and the class choice %s is %s', (member, center, forClass, expected) => {
  expect(effectiveVisibility(choiceAtJoining({ ...adult, ...member }, factsOf(center), forClass))).toBe(expected)
})

it('staff hide a participant for a class, and showing again returns to the own choice', () => {
  const choice = { chosen: 'name', atMost: 'all', isHidden: true } as const
  expect(effectiveVisibility(choice)).toBe('nothing')
  expect(effectiveVisibility({ ...choice, isHidden: false })).toBe('name')
})

it('staff limits and those for minors add up', () => {
  const facts = factsOf({ minorsAtMost: 'anonymous' })
  expect(visibilityLimit({ ...minor, visibilityAtMost: 'color' }, facts)).toBe('color-anonymous')
  expect(visibilityLimit({ ...adult, visibilityAtMost: 'color' }, facts)).toBe('color')
})

it('a center shows everything until it chooses, and the setup proposes less for minors', () => {
  expect(effectiveVisibility(choiceAtJoining(minor, factsOf(), null))).toBe('all')
  expect(effectiveVisibility(choiceAtJoining(minor, factsOf(PROPOSED_PRIVACY), null))).toBe('color-anonymous')
  expect(effectiveVisibility(choiceAtJoining(adult, factsOf(PROPOSED_PRIVACY), null))).toBe('all')
})
