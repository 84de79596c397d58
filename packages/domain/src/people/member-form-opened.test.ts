import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Faults } from '../core/form.ts'
import type { Result } from '../core/result.ts'
import { MEASUREMENT_SYSTEMS, takesRestingHeartRate } from '../trainings/measure-fields.ts'
import {
  formOfCreated,
  memberFormOf,
  newMemberForm,
  parseLastName2,
  readMemberForm,
  type KnownMember,
  type MemberForm,
} from './member-form.ts'

const today = '2026-11-21'
const rules = { system: 'metric', today } as const

const form: MemberForm = {
  name: 'Ana',
  lastName1: 'Pérez',
  lastName2: '',
  email: 'ana@example.com',
  pseudonym: 'Rayo',
  birthday: '1990-05-04',
  sex: 'female',
  weight: '62.5',
  height: '164',
  restingHeartRate: '58',
  maxHeartRate: '',
  isShortName: false,
  visibilityAtMost: '',
  ceiling: '',
  hasGuardianConsent: false,
}

const member: KnownMember = {
  name: 'Ana',
  lastName1: 'Pérez',
  lastName2: null,
  email: 'ana@example.com',
  pseudonym: 'Rayo',
  birthday: '1990-05-04',
  sex: 'female',
  weight: 62.5,
  height: 164,
  restingHeartRate: 58,
  maxHeartRate: null,
}

const codesIn = (read: Result<unknown, Faults<string>>): object | null =>
  read.ok ? null : Object.fromEntries(Object.entries(read.error).map(([field, fault]) => [field, fault?.code]))

describe('an opened member form', () => {
  it.each<[Partial<MemberForm>, object | null]>([
    [{ birthday: '1900-01-01' }, null],
    [{ birthday: '1899-12-31' }, { birthday: 'not-a-day' }],
    [{ lastName2: 'Ruiz' }, null],
    [{ lastName2: 'Paz' }, { lastName2: 'too-short' }],
    [{ email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example` }, null],
    [{ email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}example` }, { email: 'too-long' }],
    [{ restingHeartRate: '' }, { restingHeartRate: 'required' }],
    [{ restingHeartRate: '60,00' }, null],
    [{ restingHeartRate: '60.5' }, { restingHeartRate: 'not-whole' }],
    [{ maxHeartRate: ' ' }, null],
  ])('%j has the faults %j', (change, faults) => {
    expect(codesIn(readMemberForm({ ...form, ...change }, rules))).toEqual(faults)
  })

  it('is empty for unknown values', () => {
    const nothing = Object.fromEntries(Object.keys(member).map((key) => [key, null])) as unknown as KnownMember
    const empty = {
      isShortName: false,
      visibilityAtMost: '',
      ceiling: '',
      hasGuardianConsent: false,
      name: '',
      lastName1: '',
      lastName2: '',
      email: '',
      pseudonym: '',
      birthday: '',
      sex: '',
    }
    const opened = { ...empty, weight: '30', height: '120', restingHeartRate: '60', maxHeartRate: '' }
    expect(memberFormOf(nothing, 'metric')).toEqual(opened)
    expect(newMemberForm('metric')).toEqual({ ...opened, weight: '31', height: '121', restingHeartRate: '61' })
  })

  it('shows known values', () => {
    const shown = memberFormOf({ ...member, restingHeartRate: 47, maxHeartRate: 188 }, 'metric')
    expect(shown).toMatchObject({ weight: '62.5', height: '164', restingHeartRate: '47', maxHeartRate: '188' })
  })

  it('accepts a changed measure within the limits, and a stored one in any case', () => {
    const stored = { weight: 200, height: 164, restingHeartRate: 58 }
    const read = (weight: string) => readMemberForm({ ...form, weight }, { ...rules, stored })
    expect(read('200')).toMatchObject({ value: { measures: { weight: 200 } } })
    expect(read('70')).toMatchObject({ value: { measures: { weight: 70 } } })
    expect(read('201')).toHaveProperty('error', { weight: { code: 'out-of-range', min: 30, max: 190 } })
  })
})

describe('memberFormOf', () => {
  it.each(MEASUREMENT_SYSTEMS)('returns the stored values when it is saved unchanged (%s)', (system) => {
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 190, noNaN: true }),
        fc.double({ min: 120, max: 230, noNaN: true }),
        (weight, height) => {
          const stored = { ...member, weight, height }
          const read = readMemberForm(memberFormOf(stored, system), { system, today, stored })
          expect(read).toMatchObject({ value: { measures: { weight, height, notMeasured: [] } } })
        },
      ),
    )
  })

  it.each([
    [30, 120],
    [190, 230],
    [30, 121.5],
    [189.9, 229],
  ])('allows only a new name for a member of %d kg and %d cm, in pounds and inches', (weight, height) => {
    const stored = { ...member, weight, height }
    const changed = { ...memberFormOf(stored, 'english'), name: 'Anabel' }
    expect(readMemberForm(changed, { system: 'english', today, stored })).toMatchObject({
      value: { profile: { name: 'Anabel' }, measures: { weight, height } },
    })
  })

  it.each([
    ['metric', '30', '120'],
    ['english', '67', '48'],
  ] as const)('shows the fallback of the %s system for missing measures', (system, weight, height) => {
    const opened = memberFormOf({ ...member, weight: null, height: null, restingHeartRate: null }, system)
    expect(opened).toMatchObject({ weight, height, restingHeartRate: '60' })
  })

  it('starts a new member at 31 kg, 121 cm, and 61 bpm', () => {
    expect(newMemberForm('metric')).toMatchObject({ weight: '31', height: '121', restingHeartRate: '61' })
    expect(newMemberForm('english')).toMatchObject({ weight: '68.4', height: '48', restingHeartRate: '61' })
  })
})

describe('assumed measures', () => {
  const named = { name: 'Ana', lastName1: 'Pérez', email: 'ana@example.com', pseudonym: 'Rayo' }
  const filled = { ...named, birthday: '1990-05-04', sex: 'female' }
  const notMeasured = (read: ReturnType<typeof readMemberForm>) => read.ok && read.value.measures.notMeasured

  it.each(MEASUREMENT_SYSTEMS)('are those left untouched in a new member’s form (%s)', (system) => {
    const opened = { ...newMemberForm(system), ...filled }
    expect(notMeasured(readMemberForm(opened, { system, today }))).toEqual(['weight', 'height', 'restingHeartRate'])
    const weighed = { ...opened, weight: system === 'metric' ? '62' : '137' }
    expect(notMeasured(readMemberForm(weighed, { system, today }))).toEqual(['height', 'restingHeartRate'])
  })

  it.each(MEASUREMENT_SYSTEMS)('are those filled in by an edited member’s form (%s)', (system) => {
    const stored = { ...member, height: null, restingHeartRate: null }
    const opened = memberFormOf(stored, system)
    expect(notMeasured(readMemberForm(opened, { system, today, stored }))).toEqual(['height', 'restingHeartRate'])
    const touched = { ...opened, restingHeartRate: '61' }
    expect(notMeasured(readMemberForm(touched, { system, today, stored }))).toEqual(['height'])
  })

  it.each(MEASUREMENT_SYSTEMS)('remain when a partly stored member is edited (%s)', (system) => {
    const typed = { ...newMemberForm(system), ...filled, height: system === 'metric' ? '170' : '67' }
    const stored = { weight: null, height: null, restingHeartRate: null }
    const edited = formOfCreated(typed, system)
    expect(edited.name).toBe('Ana')
    expect(notMeasured(readMemberForm(edited, { system, today, stored }))).toEqual(['weight', 'restingHeartRate'])
  })

  it('exclude those stored with the same value', () => {
    const stored = { ...member, weight: 30, height: 120, restingHeartRate: 60 }
    expect(notMeasured(readMemberForm(memberFormOf(stored, 'metric'), { ...rules, stored }))).toEqual([])
  })
})

describe('takesRestingHeartRate', () => {
  it.each([
    ['', true],
    ['1', true],
    ['101', true],
    ['120', true],
    ['121', false],
    ['1200', false],
    ['fast', true],
  ])('%j: %s', (typed, takes) => {
    expect(takesRestingHeartRate(typed)).toBe(takes)
  })
})

describe('parseLastName2', () => {
  it.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['  ', null],
    ['null', null],
    ['Solís', 'Solís'],
  ])('%j → %j', (wire, name) => {
    expect(parseLastName2(wire)).toBe(name)
  })
})
