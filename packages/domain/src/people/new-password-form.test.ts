import { expect, it } from 'vitest'

import { readNewPasswordForm } from './new-password-form.ts'

it.each([
  ['', '', { password: 'required', repeated: 'required' }],
  ['1234567', '1234567', { password: 'too-short' }],
  ['x'.repeat(129), 'x'.repeat(129), { password: 'too-long' }],
  ['una clave larga', 'una clave', { repeated: 'differs' }],
  ['12345678', '12345678', null],
  ['x'.repeat(128), 'x'.repeat(128), null],
])('the passwords %j and %j have the errors %j', (password, repeated, faults) => {
  const read = readNewPasswordForm({ password, repeated })
  const codes = read.ok
    ? null
    : Object.fromEntries(Object.entries(read.error).map(([name, fault]) => [name, fault?.code]))
  expect(codes).toEqual(faults)
})
