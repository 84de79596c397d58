import { describe, expect, it } from 'vitest'

import { helpAddress, helpPageAt } from './help-address.ts'

describe('helpPageAt', () => {
  it.each([
    ['/', 'dashboard'],
    ['/users', 'users'],
    ['/rookremote', 'rookremote'],
    ['/rooklegend', 'rooklegend'],
    ['/challenges/0190/goals', 'challenges'],
    ['/center', 'center'],
    ['/admin', 'administrators'],
    ['/login', 'sign-in'],
    ['/reset-password', 'sign-in'],
    ['/rook', null],
    ['/nowhere', null],
    ['/constructor', null],
  ])('%s is described by the page %s', (pathname, page) => {
    expect(helpPageAt(pathname)).toBe(page)
  })
})

describe('helpAddress', () => {
  const own = { en: '', es: '' }
  const operators = { en: 'https://help.example/en', es: ' https://help.example/es/ ' }

  it.each([
    [own, 'es', 'users', '/help/users'],
    [own, 'en', null, '/help'],
    [operators, 'en', 'users', 'https://help.example/en/users'],
    [operators, 'es', 'administrators', 'https://help.example/es/administrators'],
    [operators, 'es', null, 'https://help.example/es'],
    [{ en: '', es: 'https://ayuda.example' }, 'en', 'audit', '/help/audit'],
    [{ en: '', es: 'https://ayuda.example' }, 'es', 'audit', 'https://ayuda.example/audit'],
  ] as const)('with the setting %o in %s, the page %s is at %s', (helpUrl, locale, page, address) => {
    expect(helpAddress(helpUrl, locale, page)).toBe(address)
  })
})
