import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Faults } from './form.ts'
import { heightLimits, memberLimits, weightLimits } from './limits.ts'
import { MEASUREMENT_SYSTEMS, takesRestingHeartRate } from './measure-fields.ts'
import {
  formOfCreated,
  memberFormOf,
  newMemberForm,
  parseLastName2,
  readMemberForm,
  type KnownMember,
  type MemberForm,
} from './member-form.ts'
import type { Result } from './result.ts'

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

/** The code of each field at fault; null when the form holds. */
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
    })
  })

  it('asks a new member for everything but the measures', () => {
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
    [{ restingHeartRate: '100' }, { measures: { restingHeartRate: 100 } }],
    [{ maxHeartRate: '191' }, { measures: { maxHeartRate: 191 } }],
  ])('%j reads as %j', (change, value) => {
    expect(readMemberForm({ ...form, ...change }, rules)).toMatchObject({ value })
  })

  it('converts pounds and inches', () => {
    const read = readMemberForm({ ...form, weight: '150', height: '65' }, { system: 'english', today })
    expect(read).toMatchObject({ value: { measures: { weight: 150 / 2.205, height: 65 * 2.54 } } })
  })

  it('lets nothing through that lies outside the limits', () => {
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

describe('at its edges a member form', () => {
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

  it('is empty where nothing is known', () => {
    const nothing = Object.fromEntries(Object.keys(member).map((key) => [key, null])) as KnownMember
    const empty = { name: '', lastName1: '', lastName2: '', email: '', pseudonym: '', birthday: '', sex: '' }
    const opened = { ...empty, weight: '30', height: '120', restingHeartRate: '60', maxHeartRate: '' }
    expect(memberFormOf(nothing, 'metric')).toEqual(opened)
    expect(newMemberForm('metric')).toEqual({ ...opened, weight: '31', height: '121', restingHeartRate: '61' })
  })

  it('shows what is known', () => {
    const shown = memberFormOf({ ...member, restingHeartRate: 47, maxHeartRate: 188 }, 'metric')
    expect(shown).toMatchObject({ weight: '62.5', height: '164', restingHeartRate: '47', maxHeartRate: '188' })
  })

  it('takes a changed measure within limits, and a stored one whatever they are', () => {
    const stored = { weight: 200, height: 164, restingHeartRate: 58 }
    const read = (weight: string) => readMemberForm({ ...form, weight }, { ...rules, stored })
    expect(read('200')).toMatchObject({ value: { measures: { weight: 200 } } })
    expect(read('70')).toMatchObject({ value: { measures: { weight: 70 } } })
    expect(read('201')).toHaveProperty('error', { weight: { code: 'out-of-range', min: 30, max: 190 } })
  })
})

describe('memberFormOf', () => {
  it.each(MEASUREMENT_SYSTEMS)('changes nothing when it is saved as it was opened (%s)', (system) => {
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
  ])('lets only the name of a member of %d kg and %d cm change, in pounds and inches', (weight, height) => {
    const stored = { ...member, weight, height }
    const changed = { ...memberFormOf(stored, 'english'), name: 'Anabel' }
    expect(readMemberForm(changed, { system: 'english', today, stored })).toMatchObject({
      value: { profile: { name: 'Anabel' }, measures: { weight, height } },
    })
  })

  it.each([
    ['metric', '30', '120'],
    ['english', '67', '48'],
  ] as const)('shows the fallback of the %s system for measures nobody stored', (system, weight, height) => {
    const opened = memberFormOf({ ...member, weight: null, height: null, restingHeartRate: null }, system)
    expect(opened).toMatchObject({ weight, height, restingHeartRate: '60' })
  })

  it('opens a new member with 31 kg, 121 cm and 61 bpm', () => {
    expect(newMemberForm('metric')).toMatchObject({ weight: '31', height: '121', restingHeartRate: '61' })
    expect(newMemberForm('english')).toMatchObject({ weight: '68.4', height: '48', restingHeartRate: '61' })
  })
})

describe('measures that nobody took', () => {
  const named = { name: 'Ana', lastName1: 'Pérez', email: 'ana@example.com', pseudonym: 'Rayo' }
  const filled = { ...named, birthday: '1990-05-04', sex: 'female' }
  const notMeasured = (read: ReturnType<typeof readMemberForm>) => read.ok && read.value.measures.notMeasured

  it.each(MEASUREMENT_SYSTEMS)('are those a new member’s form was saved with untouched (%s)', (system) => {
    const opened = { ...newMemberForm(system), ...filled }
    expect(notMeasured(readMemberForm(opened, { system, today }))).toEqual(['weight', 'height', 'restingHeartRate'])
    const weighed = { ...opened, weight: system === 'metric' ? '62' : '137' }
    expect(notMeasured(readMemberForm(weighed, { system, today }))).toEqual(['height', 'restingHeartRate'])
  })

  it.each(MEASUREMENT_SYSTEMS)('are those an edited member’s form stood in for (%s)', (system) => {
    const stored = { ...member, height: null, restingHeartRate: null }
    const opened = memberFormOf(stored, system)
    expect(notMeasured(readMemberForm(opened, { system, today, stored }))).toEqual(['height', 'restingHeartRate'])
    const touched = { ...opened, restingHeartRate: '61' }
    expect(notMeasured(readMemberForm(touched, { system, today, stored }))).toEqual(['height'])
  })

  it.each(MEASUREMENT_SYSTEMS)('stay so when a member stored in part is edited (%s)', (system) => {
    const typed = { ...newMemberForm(system), ...filled, height: system === 'metric' ? '170' : '67' }
    const stored = { weight: null, height: null, restingHeartRate: null }
    const edited = formOfCreated(typed, system)
    expect(edited.name).toBe('Ana')
    expect(notMeasured(readMemberForm(edited, { system, today, stored }))).toEqual(['weight', 'restingHeartRate'])
  })

  it('are not those that were stored at the same value', () => {
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
