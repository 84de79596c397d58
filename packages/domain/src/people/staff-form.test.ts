import { describe, expect, it } from 'vitest'

import { emptyAdminForm, readAdminForm, readNewAdminForm, type AdminForm } from './staff-form.ts'

const form: AdminForm = {
  ...emptyAdminForm,
  name: 'Ana',
  lastName1: 'Robles',
  email: 'ana@gym.example',
  mobilePhone: '55 1234 5678',
  password: 'una clave larga',
  repeated: 'una clave larga',
}

const codesIn = (read: ReturnType<typeof readNewAdminForm>): object | null =>
  read.ok ? null : Object.fromEntries(Object.entries(read.error).map(([field, fault]) => [field, fault?.code]))

describe('the form of a new administrator', () => {
  it('requires what a center must know of its staff', () => {
    expect(codesIn(readNewAdminForm(emptyAdminForm))).toEqual({
      name: 'required',
      lastName1: 'required',
      email: 'required',
      mobilePhone: 'required',
      password: 'required',
      repeated: 'required',
    })
  })

  it.each([
    [{ name: 'Al' }, { name: 'too-short' }],
    [{ name: 'x'.repeat(51) }, { name: 'too-long' }],
    [{ lastName1: 'Gil' }, { lastName1: 'too-short' }],
    [{ lastName1: 'x'.repeat(101) }, { lastName1: 'too-long' }],
    [{ lastName2: 'Gil' }, { lastName2: 'too-short' }],
    [{ email: 'ana' }, { email: 'not-an-email' }],
    [{ landline: '1234567' }, { landline: 'not-so-many-digits' }],
    [{ mobilePhone: '55-1234' }, { mobilePhone: 'not-a-phone' }],
    [{ password: '1234567', repeated: '1234567' }, { password: 'too-short' }],
    [{ password: 'x'.repeat(129), repeated: 'x'.repeat(129) }, { password: 'too-long' }],
    [{ repeated: 'una clave larg' }, { repeated: 'differs' }],
  ])('%j has the faults %j', (change, faults) => {
    expect(codesIn(readNewAdminForm({ ...form, ...change }))).toEqual(faults)
  })

  it('reports differing passwords, whatever else is wrong', () => {
    expect(codesIn(readNewAdminForm({ ...form, name: '', repeated: 'otra' }))).toEqual({
      name: 'required',
      repeated: 'differs',
    })
  })

  it('reads omitted fields as null', () => {
    expect(readNewAdminForm(form)).toMatchObject({
      ok: true,
      value: { lastName2: null, landline: null, mobilePhone: '5512345678', role: 'admin', isActive: true },
    })
  })
})

it('the form of an existing administrator needs no password', () => {
  expect(readAdminForm({ ...form, password: '', repeated: '' })).toMatchObject({ ok: true })
  expect(readAdminForm({ ...form, name: '' })).toMatchObject({ ok: false, error: { name: { code: 'required' } } })
})
