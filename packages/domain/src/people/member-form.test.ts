import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Faults } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'
import type { Result } from '../core/result.ts'
import { heightLimits, weightLimits } from '../trainings/training-limits.ts'
import { newMemberForm, readMemberForm, type MemberForm } from './member-form.ts'

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

const codesIn = (read: Result<unknown, Faults<string>>): object | null =>
  read.ok ? null : Object.fromEntries(Object.entries(read.error).map(([field, fault]) => [field, fault?.code]))

describe('readMemberForm', () => {
  it('reads a whole form', () => {
    expect(readMemberForm(form, rules)).toHaveProperty('value', {
      profile: {
        name: 'Ana',
        lastName1: 'Pérez',
        lastName2: null,
        email: 'ana@example.com',
        pseudonym: 'Rayo',
        birthday: '1990-05-04',
        sex: 'female',
      },
      measures: { weight: 62.5, height: 164, restingHeartRate: 58, maxHeartRate: null, notMeasured: [] },
      privacy: { visibilityAtMost: null, ceiling: null, hasGuardianConsent: false },
    })
  })

  it('requires everything but the measures of a new member', () => {
    expect(codesIn(readMemberForm(newMemberForm('metric'), rules))).toEqual({
      name: 'required',
      lastName1: 'required',
      email: 'required',
      pseudonym: 'required',
      birthday: 'required',
      sex: 'required',
    })
  })

  it.each<[Partial<MemberForm>, object]>([
    [{ name: 'Al' }, { name: 'too-short' }],
    [{ name: 'x'.repeat(51) }, { name: 'too-long' }],
    [{ lastName1: 'Paz' }, { lastName1: 'too-short' }],
    [{ lastName1: 'x'.repeat(101) }, { lastName1: 'too-long' }],
    [{ lastName2: 'Paz' }, { lastName2: 'too-short' }],
    [{ lastName2: 'x'.repeat(101) }, { lastName2: 'too-long' }],
    [{ email: 'ana' }, { email: 'not-an-email' }],
    [{ pseudonym: 'R' }, { pseudonym: 'too-short' }],
    [{ birthday: '2026-11-22' }, { birthday: 'in-future' }],
    [{ birthday: '2026-02-30' }, { birthday: 'not-a-day' }],
    [{ birthday: '04/05/1990' }, { birthday: 'not-a-day' }],
    [{ birthday: '1899-12-31' }, { birthday: 'not-a-day' }],
    [{ sex: 'choose' }, { sex: 'required' }],
    [{ weight: '29.9' }, { weight: 'out-of-range' }],
    [{ weight: '190.1' }, { weight: 'out-of-range' }],
    [{ weight: '29.94' }, { weight: 'out-of-range' }],
    [{ weight: '-60' }, { weight: 'out-of-range' }],
    [{ weight: '' }, { weight: 'required' }],
    [{ weight: '6e1' }, { weight: 'not-a-number' }],
    [{ height: '119' }, { height: 'out-of-range' }],
    [{ height: '231' }, { height: 'out-of-range' }],
    [{ restingHeartRate: '39' }, { restingHeartRate: 'out-of-range' }],
    [{ restingHeartRate: '120' }, { restingHeartRate: 'out-of-range' }],
    [{ restingHeartRate: '60.5' }, { restingHeartRate: 'not-whole' }],
    [{ restingHeartRate: '60,5' }, { restingHeartRate: 'not-whole' }],
    [{ maxHeartRate: '190.5' }, { maxHeartRate: 'not-whole' }],
    [{ weight: '6.2.5' }, { weight: 'not-a-number' }],
    [{ weight: '1,234.5' }, { weight: 'not-a-number' }],
    [{ maxHeartRate: '119' }, { maxHeartRate: 'out-of-range' }],
    [{ maxHeartRate: '231' }, { maxHeartRate: 'out-of-range' }],
    [{ maxHeartRate: 'fast' }, { maxHeartRate: 'not-a-number' }],
  ])('%j has the faults %j', (change, faults) => {
    expect(codesIn(readMemberForm({ ...form, ...change }, rules))).toEqual(faults)
  })

  it.each<[Partial<MemberForm>, object]>([
    [{ name: ' Ana ' }, { profile: { name: 'Ana' } }],
    [{ lastName2: ' Solís ' }, { profile: { lastName2: 'Solís' } }],
    [{ birthday: today }, { profile: { birthday: today } }],
    [{ birthday: '2024-02-29' }, { profile: { birthday: '2024-02-29' } }],
    [{ weight: '30' }, { measures: { weight: 30 } }],
    [{ weight: '62,5' }, { measures: { weight: 62.5 } }],
    [{ weight: '62.55' }, { measures: { weight: 62.6 } }],
    [{ weight: '190.04' }, { measures: { weight: 190 } }],
    [{ height: '164,' }, { measures: { height: 164 } }],
    [{ restingHeartRate: '60.0' }, { measures: { restingHeartRate: 60 } }],
    [{ maxHeartRate: ' ' }, { measures: { maxHeartRate: null } }],
    [{ height: '230' }, { measures: { height: 230 } }],
    [{ ceiling: '150' }, { privacy: { ceiling: 150 } }],
    [{ visibilityAtMost: 'color' }, { privacy: { visibilityAtMost: 'color' } }],
    [{ visibilityAtMost: 'unheard-of' }, { privacy: { visibilityAtMost: 'nothing' } }],
    [{ restingHeartRate: '100' }, { measures: { restingHeartRate: 100 } }],
    [{ maxHeartRate: '191' }, { measures: { maxHeartRate: 191 } }],
  ])('%j reads as %j', (change, value) => {
    expect(readMemberForm({ ...form, ...change }, rules)).toMatchObject({ value })
  })

  it('converts pounds and inches', () => {
    const read = readMemberForm({ ...form, weight: '150', height: '65' }, { system: 'english', today })
    expect(read).toMatchObject({ value: { measures: { weight: 150 / 2.205, height: 65 * 2.54 } } })
  })

  it('accepts nothing outside the limits', () => {
    const typed = fc.oneof(fc.string({ maxLength: 110 }), fc.integer({ min: -50, max: 500 }).map(String))
    fc.assert(
      fc.property(typed, typed, typed, (name, weight, height) => {
        const read = readMemberForm({ ...form, name, weight, height }, rules)
        if (!read.ok) return
        expect(read.value.profile.name.length).toBeGreaterThanOrEqual(memberLimits.name.min)
        expect(read.value.profile.name.length).toBeLessThanOrEqual(memberLimits.name.max)
        expect(read.value.measures.weight).toBeGreaterThanOrEqual(weightLimits.metric.min)
        expect(read.value.measures.weight).toBeLessThanOrEqual(weightLimits.metric.max)
        expect(read.value.measures.height).toBeGreaterThanOrEqual(heightLimits.metric.min)
        expect(read.value.measures.height).toBeLessThanOrEqual(heightLimits.metric.max)
      }),
    )
  })
})
