import { expect, it } from 'vitest'

import { emptyDaqForm, readDaqForm } from './daq-form.ts'

it.each([
  ['', { code: 'required' }],
  ['abc', { code: 'too-short', min: 4, max: 100 }],
  ['x'.repeat(101), { code: 'too-long', min: 4, max: 100 }],
])('a device form refuses %j', (name, fault) => {
  expect(readDaqForm({ name })).toMatchObject({ ok: false, error: { name: fault } })
})

it.each(['abcd', 'x'.repeat(100), '  Sala 1  '])('a device form accepts %j', (name) => {
  expect(readDaqForm({ ...emptyDaqForm, name })).toMatchObject({ ok: true, value: { name: name.trim() } })
})
