import { describe, expect, it } from 'vitest'

import { readLoginForm } from './login-form.ts'

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
