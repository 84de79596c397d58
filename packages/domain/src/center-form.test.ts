import { expect, it } from 'vitest'

import { readCenterForm, type CenterForm } from './center-form.ts'

const typed = (change: Partial<CenterForm> = {}): CenterForm => ({
  name: ' Gimnasio Norte ',
  description: '',
  language: 'es',
  system: 'english',
  zone: 'America/Tijuana',
  ...change,
})

it('reads a center; an empty description is none', () => {
  expect(readCenterForm(typed())).toEqual({
    ok: true,
    value: { name: 'Gimnasio Norte', description: null, language: 'es', system: 'english', zone: 'America/Tijuana' },
  })
})

it.each([
  ['', null],
  ['    ', null],
  ['Hola!', 'Hola!'],
  ['x'.repeat(400), 'x'.repeat(400)],
])('takes the description %j', (description, read) => {
  expect(readCenterForm(typed({ description }))).toMatchObject({ ok: true, value: { description: read } })
})

it.each([
  [{ name: '' }, { name: { code: 'required' } }],
  [{ name: 'ab' }, { name: { code: 'too-short', min: 3, max: 50 } }],
  [{ name: 'x'.repeat(51) }, { name: { code: 'too-long', min: 3, max: 50 } }],
  [{ description: 'abcd' }, { description: { code: 'too-short', min: 5, max: 400 } }],
  [{ description: 'x'.repeat(401) }, { description: { code: 'too-long', min: 5, max: 400 } }],
  [{ zone: '' }, { zone: { code: 'required' } }],
])('refuses %j', (change, error) => {
  expect(readCenterForm(typed(change))).toEqual({ ok: false, error })
})
