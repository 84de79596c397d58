import { describe, expect, it } from 'vitest'

import { differs, fits, keptOf } from './form-draft.ts'

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
    [{ isActive: true, hosts: [] }, false],
    // a list too long to be stored
    [{ name: 'Ana', isActive: true }, true],
  ])('%j has the fields of the form: %s', (kept, does) => {
    expect(fits(opened, kept)).toBe(does)
  })

  it('is kept without secrets, and without lists that are too long', () => {
    const hosts = Array.from({ length: 2000 }, (_, index) => `${index}.example`)
    expect(keptOf({ ...opened, hosts, password: 'a secret' }, ['password'])).toEqual({ ...opened, hosts, password: '' })
    expect(keptOf({ ...opened, hosts: [...hosts, 'one more'] }, [])).toEqual({ name: 'Ana', isActive: true })
  })
})
