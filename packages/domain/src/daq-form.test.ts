import { describe, expect, it } from 'vitest'

import { readDaqForm } from './daq-form.ts'

describe('readDaqForm', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['abc', 'too-short'],
    ['  abc  ', 'too-short'],
    ['x'.repeat(101), 'too-long'],
  ])('refuses %j as %s', (name, fault) => {
    expect(readDaqForm({ name })).toEqual({ faults: { name: fault } })
  })

  it.each([
    ['Hall', 'Hall'],
    ['  Main hall ', 'Main hall'],
    ['x'.repeat(100), 'x'.repeat(100)],
  ])('takes %j as %j', (typed, name) => {
    expect(readDaqForm({ name: typed })).toEqual({ fields: { name } })
  })
})
