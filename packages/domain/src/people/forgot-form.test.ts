import { expect, it } from 'vitest'

import { readForgotForm } from './login-form.ts'

it.each([
  ['', 'required'],
  ['ana', 'not-an-email'],
])('the form with %j is %s', (email, code) => {
  expect(readForgotForm({ email })).toMatchObject({ ok: false, error: { email: { code } } })
})

it('the form reads an address without surrounding spaces', () => {
  expect(readForgotForm({ email: ' ana@gym.example ' })).toEqual({ ok: true, value: { email: 'ana@gym.example' } })
})
