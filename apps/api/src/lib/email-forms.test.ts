import { expect, it } from 'vitest'

import { searchedEmail, shownEmail, storedEmail } from './email-forms.ts'

it.each([
  ['ana@gym.example', 'ana@gym.example'],
  ['x@xn--bcher-kva.example', 'x@bücher.example'],
  ['x@24.xn--bcher-kva.example', 'x@24.bücher.example'],
  ['x@example.xn--p1ai', 'x@example.рф'],
  ['x@xn--bcher-kva.xn--p1ai', 'x@bücher.рф'],
  ['x@xn--r8jz45g.xn--zckzah', 'x@例え.テスト'],
  ['x@xn--mgbqf9f.jo', 'x@اردن.jo'],
  ['x@xn--p1b6ci4b4b3a.xn--h2brj9c', 'x@उदाहरण.भारत'],
  ['x@xn--parallel-koa.cat', 'x@paral·lel.cat'],
  ['x@xn--hxajbheg2az3al.example', 'x@παράδειγμα.example'],
  ['x@xn--9n2bp8q.xn--9t4b11yi5a', 'x@실례.테스트'],
])('the address %s is shown as %s', (stored, shown) => {
  expect(shownEmail(stored)).toBe(shown)
  expect(storedEmail(shown)).toBe(stored)
})

it.each([
  ['a Cyrillic letter among Latin ones', 'x@\u0430pple.example'],
  ['a Greek letter among Latin ones', 'x@g\u03bfogle.example'],
  ['Cyrillic letters that all look like Latin ones', 'x@\u0430\u0440\u0440\u04cf\u0435.example'],
  ['Cyrillic and Han', 'x@пример例え.example'],
])('a domain with %s is shown in punycode', (_, typed) => {
  const stored = storedEmail(typed)
  expect(stored).toMatch(/^x@xn--[a-z\d-]+\.example$/)
  expect(shownEmail(stored)).toBe(stored)
})

it.each(['x@xn--a.example', 'x@xn--abc-.example', 'x@xn--ls8h.example', 'x@XN--bcher-kva.example', 'xn--', 'xn--a'])(
  '%s, which is not the punycode of a domain, is shown as it is stored',
  (stored) => {
    expect(shownEmail(stored)).toBe(stored)
  },
)

it.each([
  ['Ana@Gym.example', 'ana@gym.example'],
  ['X@BÜCHER.example', 'x@xn--bcher-kva.example'],
  ['Nobody', 'nobody'],
  ['', ''],
])('the address %j is stored as %j', (typed, stored) => {
  expect(storedEmail(typed)).toBe(stored)
})

it.each([
  ['zoe@bücher.example', 'zoe@xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['@bücher', '@xn--bcher-kva'],
  ['zoe@gym', 'zoe@gym'],
  ['núñez', 'núñez'],
  ['zoe@b ü', 'zoe@b ü'],
])('a search for %j is one for %j', (typed, searched) => {
  expect(searchedEmail(typed)).toBe(searched)
})
