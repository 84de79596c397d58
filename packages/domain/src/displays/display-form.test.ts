import { describe, expect, it } from 'vitest'

import { emptyDisplayForm, readDisplayForm } from './display-form.ts'

const length = { min: 2, max: 40 }

describe('readDisplayForm', () => {
  it.each([
    [emptyDisplayForm, { code: { code: 'required' }, name: { code: 'required' } }],
    [{ ...emptyDisplayForm, code: '12345', name: 'Wall' }, { code: { code: 'not-a-code' } }],
    [
      { ...emptyDisplayForm, code: '12a456', name: ' W ' },
      { code: { code: 'not-a-code' }, name: { code: 'too-short', ...length } },
    ],
    [{ ...emptyDisplayForm, code: '123456', name: 'x'.repeat(41) }, { name: { code: 'too-long', ...length } }],
  ])('%j has the faults %j', (form, error) => {
    expect(readDisplayForm(form)).toEqual({ ok: false, error })
  })

  it('accepts a code with a space and a name with surrounding spaces', () => {
    const read = readDisplayForm({ code: '123 456', name: ` ${'x'.repeat(40)} `, roomUuid: 'room' })
    expect(read).toEqual({ ok: true, value: { code: '123456', name: 'x'.repeat(40), roomUuid: 'room' } })
  })
})
