import { expect, it } from 'vitest'
import { decode, encode } from 'zod/mini'

import { AdminRowCodec } from '../admins/admin-row.ts'
import { createAdmin } from '../admins/create-admin.ts'
import { ChosenUserCodec } from '../challenges/entrants.ts'
import { optionalLine, OptionalText } from './optional-text.ts'

it.each([
  [null, null],
  ['', null],
  ['  ', null],
  ['null', null],
  ['Soto', 'Soto'],
])('a text that the wire has as %j is %j', (wire, expected) => {
  expect(decode(OptionalText, wire)).toBe(expected)
  expect(decode(optionalLine({ min: 4, max: 10 }), wire)).toBe(expected)
})

it('a text that is there is held to its length', () => {
  expect(optionalLine({ min: 4, max: 10 }).safeParse('Gil').success).toBe(false)
  expect(encode(OptionalText, null)).toBeNull()
})

it('an administrator without a second last name has none, however the wire says so', () => {
  const wire = {
    uuid: 'u',
    name: 'Tester',
    last_name_1: 'Soto',
    last_name_2: 'null',
    email: 'tester@gym.example',
    landline: '',
    mobile_phone: 'null',
    role: 'coach' as const,
    status: true,
    image_url: '',
    created: '2026-11-27T10:00:00Z',
    version: 1,
  }
  expect(decode(AdminRowCodec, wire)).toMatchObject({
    lastName2: null,
    landline: null,
    mobilePhone: null,
    imageUrl: null,
  })
})

it.each([
  ['null', ''],
  ['', 'null'],
])('a call that adds an administrator has none by %j and %j', (lastName2, landline) => {
  const wire = {
    name: 'Tester',
    last_name_1: 'Soto',
    last_name_2: lastName2,
    landline,
    mobile_phone: '5512345678',
    email: 'tester@gym.example',
    role: 'coach' as const,
    password: 'a long password',
    password_confirmation: 'a long password',
  }
  expect(decode(createAdmin.body, wire)).toMatchObject({ lastName2: null, landline: null })
})

it.each(['', null, undefined])('a team that is not stored yet has no identifier: %j', (uuid) => {
  const wire = { uuid: '0190a000-0000-7000-8000-000000000003', team: { uuid, name: '2' } }
  expect(decode(ChosenUserCodec, wire)).toMatchObject({ team: { uuid: null, number: 2 } })
})
