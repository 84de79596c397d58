import { describe, expect, it } from 'vitest'

import { readForgotForm, readLoginForm } from './login-form.ts'

describe('readLoginForm', () => {
  it.each([
    [
      { email: '', password: '' },
      { email: { code: 'required' }, password: { code: 'required' } },
    ],
    [{ email: '   ', password: 'x' }, { email: { code: 'required' } }],
    [{ email: 'coach', password: 'x' }, { email: { code: 'not-an-email' } }],
    [{ email: 'coach@', password: 'x' }, { email: { code: 'not-an-email' } }],
    [{ email: 'a b@demo.example', password: 'x' }, { email: { code: 'not-an-email' } }],
    [{ email: 'coach@demo.example', password: '' }, { password: { code: 'required' } }],
  ])('%j has the faults %j', (typed, faults) => {
    expect(readLoginForm(typed)).toEqual({ ok: false, error: faults })
  })

  it('trims the address and leaves the password unchanged', () => {
    expect(readLoginForm({ email: ' coach@demo.example ', password: ' secret ' })).toEqual({
      ok: true,
      value: { email: 'coach@demo.example', password: ' secret ' },
    })
  })
})

describe('readForgotForm', () => {
  it.each([
    ['', 'required'],
    ['ana', 'not-an-email'],
  ])('the form with %j is %s', (email, code) => {
    expect(readForgotForm({ email })).toMatchObject({ ok: false, error: { email: { code } } })
  })

  it('the form reads an address without surrounding spaces', () => {
    expect(readForgotForm({ email: ' ana@gym.example ' })).toEqual({ ok: true, value: { email: 'ana@gym.example' } })
  })
})
