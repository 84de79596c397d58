import { describe, expect, it } from 'vitest'

import { emptyRequestForm, readRequestForm, type RequestForm } from './request-form.ts'

const today = '2026-11-21'
const form: RequestForm = {
  name: ' Ana ',
  lastName1: 'Robles',
  lastName2: '',
  pseudonym: 'Rayo',
  email: 'ana@gym.example',
  birthday: '1990-05-04',
  sex: 'female',
  hasConsent: true,
  isShortName: false,
}

const codesIn = (typed: RequestForm): object | null => {
  const read = readRequestForm(typed, today)
  return read.ok ? null : Object.fromEntries(Object.entries(read.error).map(([field, fault]) => [field, fault?.code]))
}

describe('the form of a membership request', () => {
  it('contains the person, without the consent', () => {
    expect(readRequestForm(form, today)).toEqual({
      ok: true,
      value: {
        name: 'Ana',
        lastName1: 'Robles',
        lastName2: null,
        pseudonym: 'Rayo',
        email: 'ana@gym.example',
        birthday: '1990-05-04',
        sex: 'female',
      },
    })
  })

  it('requires everything but a second last name', () => {
    expect(codesIn(emptyRequestForm)).toEqual({
      name: 'required',
      lastName1: 'required',
      pseudonym: 'required',
      email: 'required',
      birthday: 'required',
      sex: 'required',
      hasConsent: 'required',
    })
  })

  it.each([
    [{ name: 'Al' }, { name: 'too-short' }],
    [{ name: 'x'.repeat(51) }, { name: 'too-long' }],
    [{ lastName1: 'Gil' }, { lastName1: 'too-short' }],
    [{ lastName2: 'Gil' }, { lastName2: 'too-short' }],
    [{ pseudonym: 'R' }, { pseudonym: 'too-short' }],
    [{ email: 'ana' }, { email: 'not-an-email' }],
    [{ birthday: '1899-12-31' }, { birthday: 'not-a-day' }],
    [{ birthday: '2026-11-22' }, { birthday: 'in-future' }],
    [{ birthday: '2026-11-21' }, null],
    [{ sex: 'choose' }, { sex: 'required' }],
    [{ hasConsent: false }, { hasConsent: 'required' }],
  ])('reads %j', (typed, faults) => {
    expect(codesIn({ ...form, ...typed })).toEqual(faults)
  })
})
