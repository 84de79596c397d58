import { expect, it } from 'vitest'

import { readCenterForm, type CenterForm } from './center-form.ts'

const typed = (change: Partial<CenterForm> = {}): CenterForm => ({
  name: ' Gimnasio Norte ',
  description: '',
  language: 'es',
  system: 'english',
  zone: 'America/Tijuana',
  accentColor: '',
  exportsClassLogs: false,
  ...change,
})

it('a center form reads a center, with null for an empty description', () => {
  expect(readCenterForm(typed())).toEqual({
    ok: true,
    value: {
      name: 'Gimnasio Norte',
      description: null,
      language: 'es',
      system: 'english',
      zone: 'America/Tijuana',
      accentColor: null,
      exportsClassLogs: false,
    },
  })
})

it.each([
  ['', null],
  ['    ', null],
  ['Hola!', 'Hola!'],
  ['x'.repeat(400), 'x'.repeat(400)],
])('a center form accepts the description %j', (description, read) => {
  expect(readCenterForm(typed({ description }))).toMatchObject({ ok: true, value: { description: read } })
})

it.each([
  ['', null],
  ['  ', null],
  ['#2dd4bf', '#2dd4bf'],
  [' FFB800 ', '#ffb800'],
])('a center form accepts the color %j', (accentColor, read) => {
  expect(readCenterForm(typed({ accentColor }))).toMatchObject({ ok: true, value: { accentColor: read } })
})

it.each([
  [{ name: '' }, { name: { code: 'required' } }],
  [{ name: 'ab' }, { name: { code: 'too-short', min: 3, max: 50 } }],
  [{ name: 'x'.repeat(51) }, { name: { code: 'too-long', min: 3, max: 50 } }],
  [{ description: 'abcd' }, { description: { code: 'too-short', min: 5, max: 400 } }],
  [{ description: 'x'.repeat(401) }, { description: { code: 'too-long', min: 5, max: 400 } }],
  [{ zone: '' }, { zone: { code: 'required' } }],
  [{ accentColor: 'teal' }, { accentColor: { code: 'not-a-color' } }],
  [{ accentColor: '#2dd' }, { accentColor: { code: 'not-a-color' } }],
  [{ accentColor: '#1a237e' }, { accentColor: { code: 'too-dark' } }],
  [{ accentColor: '#ff0000' }, { accentColor: { code: 'like-danger' } }],
  [{ accentColor: '#ff9f2e' }, { accentColor: { code: 'like-zone' } }],
])('a center form refuses %j', (change, error) => {
  expect(readCenterForm(typed(change))).toEqual({ ok: false, error })
})
