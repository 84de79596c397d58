import { expect, it } from 'vitest'
import { decode, encode } from 'zod/mini'

import { listWeights, updateVariables } from './measures.ts'
import { listMemberTrainings } from './member-trainings.ts'
import { lastNamesOf, MemberCodec, MemberRowCodec } from './member.ts'
import { updateMember } from './save-member.ts'

const row = {
  user_uuid: 'user-1',
  name: 'Ana',
  last_name_1: 'Soto',
  last_name_2: 'Gil',
  pseudonym: 'Rayo',
  email: 'ana@gym.example',
  sex: 'female' as const,
  birthday: '1990-02-03',
  banned_user: 1,
  url_image: '/a.webp',
}
const ours = {
  uuid: 'user-1',
  name: 'Ana',
  lastName1: 'Soto',
  lastName2: 'Gil',
  pseudonym: 'Rayo',
  email: 'ana@gym.example',
  sex: 'female',
  birthday: '1990-02-03',
  isBanned: true,
  imageUrl: '/a.webp',
}

it('a row of the list', () => {
  expect(decode(MemberRowCodec, row)).toEqual(ours)
})

it('what a creation cut short left out is null', () => {
  const empty = { ...row, name: '', last_name_1: '', last_name_2: null, pseudonym: '', banned_user: 0 }
  const nothing = { name: null, lastName1: null, lastName2: null, pseudonym: null, isBanned: false }
  expect(decode(MemberRowCodec, empty)).toEqual({ ...ours, ...nothing })
})

it('a member with measures', () => {
  const measures = { weight: 60.5, height: 165, resting_heart_rate: 58, max_heart_rate: 191 }
  const wire = {
    ...row,
    physiological_variables: measures,
    version: 3,
    sign_in_code: '123456',
    result_mails_since: '2026-11-03T10:00:00.000Z',
  }
  expect(decode(MemberCodec, wire)).toEqual({
    ...ours,
    weight: 60.5,
    height: 165,
    restingHeartRate: 58,
    maxHeartRate: 191,
    version: 3,
    signInCode: '123456',
    resultMailsSince: new Date('2026-11-03T10:00:00Z'),
  })
})

it('is written as it was read', () => {
  const measures = { weight: 60.5, height: 165, resting_heart_rate: 58, max_heart_rate: null }
  const wire = {
    ...row,
    last_name_2: null,
    physiological_variables: measures,
    version: 3,
    sign_in_code: null,
    result_mails_since: null,
  }
  expect(encode(MemberCodec, decode(MemberCodec, wire))).toEqual(wire)
  expect(encode(MemberRowCodec, decode(MemberRowCodec, row))).toEqual(row)
})

it.each([
  {
    visibility: 'name' as const,
    visibility_at_most: 'color' as const,
    ceiling_bpm: 150,
    guardian_consent_at: '2026-11-03T10:00:00.000Z',
    guardian_consent_by: 'Leo Paz',
  },
  {
    visibility: null,
    visibility_at_most: null,
    ceiling_bpm: null,
    guardian_consent_at: null,
    guardian_consent_by: null,
  },
])('the privacy of a member is written as it was read: %j', (privacy) => {
  const measures = { weight: null, height: null, resting_heart_rate: null, max_heart_rate: null }
  const wire = { ...row, physiological_variables: measures, sign_in_code: null, result_mails_since: null, ...privacy }
  expect(encode(MemberCodec, decode(MemberCodec, wire))).toEqual(wire)
})

it('a member of whom a server tells little', () => {
  const wire = { ...row, physiological_variables: { weight: null, height: null, resting_heart_rate: null } }
  expect(decode(MemberCodec, wire)).toMatchObject({
    maxHeartRate: null,
    version: null,
    signInCode: null,
    resultMailsSince: null,
  })
})

it.each([
  ['Soto', 'Gil', 'Soto Gil'],
  ['Soto', null, 'Soto'],
  [null, null, ''],
])('last names %s and %s', (lastName1, lastName2, text) => {
  expect(lastNamesOf({ lastName1, lastName2 })).toBe(text)
})

const summaries = {
  calories_tot: 401.2,
  duration_time_tot: 3_540,
  steps_tot: 900,
  z1_time_tot: 1,
  z2_time_tot: 2,
  z3_time_tot: 3,
  z4_time_tot: 4,
  z5_time_tot: 5,
}

it.each([
  ['group', 'group'],
  ['individual', 'individual'],
] as const)('a training of modality %s', (modality, expected) => {
  const training = { training_uuid: 't', device_type: 'strap', training_type: 'Spinning', offset: '-6' }
  const start = '2026-11-21T16:00:00.000Z'
  const data = [{ ...training, start, datetime: start, modality, summaries, rewards: { calories_points: 37.9 } }]
  const trainings = decode(listMemberTrainings.response, { data })
  expect(encode(listMemberTrainings.response, trainings)).toEqual({ data })
  expect(trainings).toEqual([
    {
      uuid: 't',
      type: 'Spinning',
      startAt: new Date(start),
      offset: '-6',
      deviceType: 'strap',
      modality: expected,
      calories: 401.2,
      steps: 900,
      seconds: 3_540,
      points: 37.9,
      zoneSeconds: { z1: 1, z2: 2, z3: 3, z4: 4, z5: 5 },
    },
  ])
})

it('the weights, each with its time', () => {
  const data = [{ datetime: '2026-11-21T16:00:00Z', weight: 60.5 }]
  expect(decode(listWeights.response, { data })).toEqual([{ at: new Date('2026-11-21T16:00:00Z'), weight: 60.5 }])
})

const measures = { weight: 60.5, height: 165, restingHeartRate: 58, maxHeartRate: null }
const body = { weight: 60.5, height: 165, resting_heart_rate: 58, max_heart_rate: null }

it.each([
  [[], {}],
  [['weight', 'height', 'restingHeartRate'], { measured: false }],
  [['weight'], { measured: { weight: false, height: true, resting_heart_rate: true } }],
  [['height', 'restingHeartRate'], { measured: { weight: true, height: false, resting_heart_rate: false } }],
] as const)('not measured %j is sent as %j', (notMeasured, flag) => {
  expect(encode(updateVariables.body, { ...measures, notMeasured })).toEqual({ ...body, ...flag })
  expect(decode(updateVariables.body, { ...body, ...flag })).toEqual({ ...measures, notMeasured })
})

it('measures of which some are said to be measured, and the maximum heart rate is left alone', () => {
  const { max_heart_rate: _, ...rest } = body
  const { maxHeartRate: __, ...kept } = measures
  const decoded = decode(updateVariables.body, { ...rest, measured: { height: false } })
  expect(decoded).toEqual({ ...kept, notMeasured: ['height'] })
  expect(decode(updateVariables.body, { ...rest, measured: true })).toEqual({ ...kept, notMeasured: [] })
})

it.each([
  [{ lastName2: 'Gilberto' }, 3, { last_name_2: 'Gilberto', version: 3 }],
  [{ lastName2: null }, null, {}],
] as const)('a change of %j over version %j', (second, version, sent) => {
  const same = {
    email: 'ana@gym.example',
    name: 'Ana',
    pseudonym: 'Rayo',
    birthday: '1990-02-03',
    sex: 'female',
  } as const
  const change = { profile: { ...same, lastName1: 'Soto', ...second }, version }
  const wire = { ...same, last_name_1: 'Soto', ...sent }
  expect(encode(updateMember.body, change)).toEqual(wire)
  expect(decode(updateMember.body, wire)).toEqual(change)
})

it.each([
  [{}, undefined],
  [{ visibility_at_most: 'color' as const }, { visibilityAtMost: 'color' }],
  [
    { visibility_at_most: null, guardian_consent: true },
    { visibilityAtMost: null, hasGuardianConsent: true },
  ],
])('a change of a member with %j has the privacy %j', (given, privacy) => {
  const profile = { email: 'a@gym.example', name: 'Ana', last_name_1: 'Soto', pseudonym: 'Rayo' }
  const wire = { ...profile, birthday: '1990-02-03', sex: 'female' as const, ...given }
  const change = decode(updateMember.body, wire)
  expect(change.privacy).toEqual(privacy)
  expect(encode(updateMember.body, change)).toEqual(wire)
})

it.each([[150], [null]])('measures with the ceiling %j are written as they were read', (ceiling) => {
  const wire = { ...body, ceiling_bpm: ceiling }
  const read = decode(updateVariables.body, wire)
  expect(read.ceiling).toBe(ceiling)
  expect(encode(updateVariables.body, read)).toEqual(wire)
})
