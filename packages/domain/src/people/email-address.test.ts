import { describe, expect, it } from 'vitest'

import { asciiEmail, isEmail } from './email-address.ts'

const a = (count: number) => 'a'.repeat(count)
const long = (more = 0) => `${a(64)}@${a(63)}.${a(63)}.${a(53 + more)}.example`

describe('asciiEmail', () => {
  it.each([
    ['ana@gym.example', 'ana@gym.example'],
    ['Ana@Gym.EXAMPLE', 'ana@gym.example'],
    ["o'neil+gym_1-a.b@sub.gym.example", "o'neil+gym_1-a.b@sub.gym.example"],
    ['x@bücher.example', 'x@xn--bcher-kva.example'],
    ['X@BÜCHER.example', 'x@xn--bcher-kva.example'],
    ['x@bu\u0308cher.example', 'x@xn--bcher-kva.example'],
    ['x@xn--bcher-kva.example', 'x@xn--bcher-kva.example'],
    ['x@XN--BCHER-KVA.example', 'x@xn--bcher-kva.example'],
    ['x@bücher.xn--p1ai', 'x@xn--bcher-kva.xn--p1ai'],
    ['x@example.xn--p1ai', 'x@example.xn--p1ai'],
    ['x@example.рф', 'x@example.xn--p1ai'],
    ['x@пример.рф', 'x@xn--e1afmkfd.xn--p1ai'],
    ['x@例え.テスト', 'x@xn--r8jz45g.xn--zckzah'],
    ['x@उदाहरण.भारत', 'x@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['x@اردن.jo', 'x@xn--mgbqf9f.jo'],
    ['x@straße.example', 'x@xn--strae-oqa.example'],
    ['x@paral·lel.cat', 'x@xn--parallel-koa.cat'],
    ['x@4-you.example', 'x@4-you.example'],
    [`${a(64)}@gym.example`, `${a(64)}@gym.example`],
    [`x@${a(63)}.example`, `x@${a(63)}.example`],
    [long(), long()],
  ])('%s is stored as %s', (typed, stored) => {
    expect(asciiEmail(typed)).toBe(stored)
    expect(asciiEmail(stored)).toBe(stored)
    expect(isEmail(typed)).toBe(true)
  })
})

it.each([
  '',
  'ana',
  '@gym.example',
  'ana@',
  'ana@gym',
  'ana@bücher',
  'ana@gym.e',
  'ana@gym.4',
  'ana@127.0.0.1',
  'ana@[127.0.0.1]',
  'ana@0x7f.1',
  'a b@gym.example',
  ' ana@gym.example',
  'ana@gym.example ',
  'ana@gym.example.',
  'ana@.gym.example',
  'ana@gym..example',
  '.ana@gym.example',
  'a..b@gym.example',
  'ana.@gym.example',
  'ana@x@gym.example',
  'josé@gym.example',
  'ana@-gym.example',
  'ana@gym-.example',
  'ana@-bücher.example',
  'ana@bücher-.example',
  'ana@sub.-bücher.example',
  'ana@my_gym.example',
  'ana@bücher.example/a.example',
  'ana@bücher.example?a.example',
  'ana@bücher.example#a.example',
  'ana@bücher.example:80',
  'ana:b@bücher.example',
  'ana@%62ücher.example',
  'ana@\u0301bücher.example',
  'ana@bü\u00adcher.example',
  'ana@bü\u202echer.example',
  'ana@bü cher.example',
  'ana@bücher.example\n',
  'ana@💩.example',
  'ana@xn--.example',
  'ana@gym.xn--',
  'ana@1ا.ب1a.example',
  `${a(65)}@gym.example`,
  `ana@${a(64)}.example`,
  `ana@${'ü'.repeat(64)}.example`,
  long(1),
])('the text %j is no email address', (typed) => {
  expect(isEmail(typed)).toBe(false)
})
