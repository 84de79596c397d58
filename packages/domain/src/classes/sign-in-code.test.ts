import { expect, it } from 'vitest'

import { memberJoinAddress, signInCodeOf, signInCodeOfFragment, spokenSignInCode } from './sign-in-code.ts'

it('a sign-in code is written in two groups', () => {
  expect(spokenSignInCode('633230')).toBe('633 230')
})

it.each([
  ['#633230', '633230'],
  ['633230', '633230'],
  ['#000001', '000001'],
  ['', null],
  ['#', null],
  ['#63323', null],
  ['#6332301', null],
  ['#CDFG', null],
  ['#63323x', null],
])('the fragment %j has the code %j', (fragment, code) => {
  expect(signInCodeOfFragment(fragment)).toBe(code)
})

it("a member's address opens the join page with the code", () => {
  const address = new URL(memberJoinAddress('https://gym.example', '633230'))
  expect([address.pathname, signInCodeOfFragment(address.hash)]).toEqual(['/join/', '633230'])
})

it.each([
  ['633 230', '633230'],
  ['633230', '633230'],
  ['63323', null],
  ['Ana', null],
  ['', null],
])('the sign-in code typed as "%s" is %s', (typed, code) => {
  expect(signInCodeOf(typed)).toBe(code)
})
