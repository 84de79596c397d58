import { describe, expect, it } from 'vitest'

import { readPasswordForm, readProfileForm, type PasswordForm, type ProfileForm } from './profile-form.ts'

const profile: ProfileForm = {
  name: 'Ana',
  lastName1: 'Robles',
  lastName2: '',
  email: 'ana@gym.example',
  landline: '',
  mobilePhone: '55 1234 5678',
  isShortName: false,
}
const codes = (read: ReturnType<typeof readProfileForm> | ReturnType<typeof readPasswordForm>) =>
  read.ok ? null : Object.fromEntries(Object.entries(read.error).map(([field, fault]) => [field, fault?.code]))

describe("a person's own profile", () => {
  it('is read with the digits of phones, and null for omitted fields', () => {
    expect(readProfileForm(profile)).toEqual({
      ok: true,
      value: { ...profile, isShortName: undefined, lastName2: null, landline: null, mobilePhone: '5512345678' },
    })
  })

  it.each([
    [{ name: 'Al' }, { name: 'too-short' }],
    [{ name: 'x'.repeat(51) }, { name: 'too-long' }],
    [{ lastName1: 'Paz' }, { lastName1: 'too-short' }],
    [{ lastName1: 'x'.repeat(101) }, { lastName1: 'too-long' }],
    [{ lastName2: 'Paz' }, { lastName2: 'too-short' }],
    [{ name: 'Li', lastName1: 'Paz', lastName2: 'Gil', isShortName: true }, null],
    [{ name: 'L', isShortName: true }, { name: 'too-short' }],
    [{ mobilePhone: '' }, { mobilePhone: 'required' }],
    [{ mobilePhone: '1234567' }, { mobilePhone: 'not-so-many-digits' }],
    [{ landline: '1'.repeat(16) }, { landline: 'not-so-many-digits' }],
  ])('%j has the faults %j', (change, faults) => {
    expect(codes(readProfileForm({ ...profile, ...change }))).toEqual(faults)
  })
})

describe("a person's own password", () => {
  const typed: PasswordForm = { current: 'la de antes', password: 'una clave larga', repeated: 'una clave larga' }

  it('is changed with the current one and the new one twice', () => {
    expect(codes(readPasswordForm(typed))).toBeNull()
    expect(codes(readPasswordForm({ ...typed, current: 'x'.repeat(128) }))).toBeNull()
  })

  it.each([
    [{ current: '' }, { current: 'required' }],
    [{ current: 'x'.repeat(7) }, { current: 'too-short' }],
    [{ current: 'x'.repeat(129) }, { current: 'too-long' }],
    [{ password: 'corta', repeated: 'corta' }, { password: 'too-short' }],
    [{ repeated: 'otra' }, { repeated: 'differs' }],
  ])('%j has the faults %j', (change, faults) => {
    expect(codes(readPasswordForm({ ...typed, ...change }))).toEqual(faults)
  })
})
