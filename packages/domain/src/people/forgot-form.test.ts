import { expect, it } from 'vitest'

import { readForgotForm } from './login-form.ts'

it.each([
  ['', 'required'],
  ['ana', 'not-an-email'],
])('%j is %s', (email, code) => {
  expect(readForgotForm({ email })).toMatchObject({ ok: false, error: { email: { code } } })
})

it('an address reads without the spaces around it', () => {
  expect(readForgotForm({ email: ' ana@gym.example ' })).toEqual({ ok: true, value: { email: 'ana@gym.example' } })
})
