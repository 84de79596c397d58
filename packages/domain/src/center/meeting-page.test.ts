import { assert, constantFrom, property, record, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  apiKeyOf,
  formatMeetingEntry,
  isMeetingWord,
  parseMeetingEntry,
  zoomAddress,
  type MeetingEntry,
} from './meeting-page.ts'

const entry: MeetingEntry = {
  number: '85746065432',
  password: '12345678',
  signature: 'a.b.c',
  language: 'es',
  name: 'Ana & Luis <b>',
  apiKey: 'client',
  channel: 'class-1',
}

describe('the address of a meeting’s page', () => {
  it('has the parameters of the specification', () => {
    expect([...new URLSearchParams(formatMeetingEntry(entry))]).toEqual([
      ['password', '12345678'],
      ['number', '85746065432'],
      ['signature', 'a.b.c'],
      ['language', 'es'],
      ['name', 'Ana & Luis <b>'],
      ['api_key', 'client'],
      ['channel', 'class-1'],
    ])
  })

  it('is read as it was written', () => {
    const text = string({ maxLength: 40, unit: 'grapheme-ascii' })
    const entries = record<MeetingEntry>({
      number: stringMatching(/^\d{9,11}$/),
      password: text,
      signature: stringMatching(/^[\w.-]{1,80}$/),
      language: constantFrom('en', 'es'),
      name: text,
      apiKey: text,
      channel: text,
    })
    assert(
      property(entries, (one) => {
        expect(parseMeetingEntry(`#${formatMeetingEntry(one)}`)).toEqual(one)
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['no signature', formatMeetingEntry({ ...entry, signature: '' })],
    ['no number', formatMeetingEntry({ ...entry, number: '' })],
    ['a number that is none', formatMeetingEntry({ ...entry, number: 'javascript:1' })],
    ['too short a number', formatMeetingEntry({ ...entry, number: '12345678' })],
    ['too long a number', formatMeetingEntry({ ...entry, number: '123456789012' })],
  ])('names no meeting with %s', (_, fragment) => {
    expect(parseMeetingEntry(fragment)).toBeNull()
  })

  it('is in English unless Spanish is set, and its name is cut at 64', () => {
    const given = formatMeetingEntry({ ...entry, name: 'a'.repeat(65) }).replace('language=es', 'language=fr')
    expect(parseMeetingEntry(given)).toMatchObject({ language: 'en', name: 'a'.repeat(64) })
  })
})

it('a meeting is opened in Zoom by its number', () => {
  expect(zoomAddress('85746065432')).toBe('https://zoom.us/wc/join/85746065432')
})

it.each([
  [{ channel: 'class-1', state: 'joined' }, true],
  [{ channel: 'class-1', state: 'failed' }, true],
  [{ channel: 'class-1', state: 'left' }, true],
  [{ channel: 'class-2', state: 'joined' }, false],
  [{ channel: 'class-1', state: 'else' }, false],
  [{ channel: 'class-1' }, false],
  ['joined', false],
  [null, false],
])('the message %j is about the class: %s', (data, isOne) => {
  expect(isMeetingWord(data, 'class-1')).toBe(isOne)
})

it.each([
  [`head.${btoa('{"sdkKey":"kéy"}').replaceAll('=', '')}.sign`, 'kéy'],
  ['head.e30.sign', ''],
  ['head.not json.sign', ''],
  ['signed', ''],
])('the key of %s is read', (signature, key) => {
  expect(apiKeyOf(signature)).toBe(key)
})
