import { describe, expect, it } from 'vitest'

import { readLoginForm } from './login-form.ts'

describe('readLoginForm', () => {
  it.each([
    [
      { email: '', password: '' },
      { email: 'email-required', password: 'password-required' },
    ],
    [{ email: '   ', password: 'x' }, { email: 'email-required' }],
    [{ email: 'coach', password: 'x' }, { email: 'email-invalid' }],
    [{ email: 'coach@', password: 'x' }, { email: 'email-invalid' }],
    [{ email: 'a b@demo.example', password: 'x' }, { email: 'email-invalid' }],
    [{ email: 'coach@demo.example', password: '' }, { password: 'password-required' }],
  ])('%j has the faults %j', (typed, faults) => {
    expect(readLoginForm(typed)).toEqual({ faults })
  })

  it('trims the address and leaves the password as it is', () => {
    expect(readLoginForm({ email: ' coach@demo.example ', password: ' secret ' })).toEqual({
      fields: { email: 'coach@demo.example', password: ' secret ' },
    })
  })
})
