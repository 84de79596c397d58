import { expect, it } from 'vitest'

import { emailsIn } from './emails-in.ts'

it.each([
  ['', []],
  ['pena', []],
  ['luz@gym.example', []],
  ['Luz Sol', []],
  [
    'Sol@gym.example, "Ana" <luz@gym.example>;\nsol@gym.example gone@gym.example',
    ['sol@gym.example', 'luz@gym.example', 'gone@gym.example'],
  ],
  ['Sol@Bücher.example luz@gym.example sol@BÜCHER.example', ['sol@bücher.example', 'luz@gym.example']],
  ['sol@bücher.example sol@xn--bcher-kva.example', ['sol@xn--bcher-kva.example']],
])('a text such as %j pastes the emails %j', (text, emails) => {
  expect(emailsIn(text)).toEqual(emails)
})
