import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { optionalPhone, phoneText } from './phone.ts'

const read = (schema: typeof phoneText | typeof optionalPhone, typed: string) => {
  const parsed = v.safeParse(schema, typed)
  return parsed.success ? parsed.output : (JSON.parse(parsed.issues[0].message) as object)
}

const digits = { code: 'not-so-many-digits', min: 8, max: 15 }

describe('a phone number', () => {
  it.each([
    ['55 1234 5678', '5512345678'],
    ['12345678', '12345678'],
    ['1'.repeat(15), '1'.repeat(15)],
    ['1234567', digits],
    ['1'.repeat(16), digits],
    ['00000000', { code: 'not-a-phone' }],
    ['+5215512345678', { code: 'not-a-phone' }],
    ['5512-3456', { code: 'not-a-phone' }],
    ['-12345678', { code: 'not-a-phone' }],
    ['1234567.8', { code: 'not-a-phone' }],
  ])('%j reads as %j', (typed, expected) => {
    expect(read(phoneText, typed)).toEqual(expected)
    expect(read(optionalPhone, typed)).toEqual(expected)
  })

  it('that is left out is missing or null', () => {
    expect(read(phoneText, '  ')).toEqual({ code: 'required' })
    expect(read(optionalPhone, '  ')).toBeNull()
  })
})
