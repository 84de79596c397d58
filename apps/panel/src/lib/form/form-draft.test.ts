import { describe, expect, it } from 'vitest'

import { differs, fits } from './form-draft.ts'

const opened = { name: 'Ana', isActive: true, hosts: ['a.example'] }

describe('what was typed into a form', () => {
  it.each([
    [{ ...opened, hosts: ['a.example'] }, false],
    [{ ...opened, name: 'Ana ' }, true],
    [{ ...opened, isActive: false }, true],
    [{ ...opened, hosts: [] }, true],
  ])('%j differs from how it was opened: %s', (typed, does) => {
    expect(differs(opened, typed)).toBe(does)
  })

  it.each([
    [{ ...opened, name: '' }, true],
    [{ ...opened, isActive: 'yes' }, false],
    [{ ...opened, hosts: 'a.example' }, false],
    [{ name: 'Ana', isActive: true }, false],
  ])('%j has the fields of the form: %s', (kept, does) => {
    expect(fits(opened, kept)).toBe(does)
  })
})
