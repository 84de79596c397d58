import { expect, it } from 'vitest'

import { isAllowedOrigin } from './upgrade-query.ts'

it.each([
  [undefined, 'gym.example', true],
  ['https://gym.example', 'gym.example', true],
  ['http://gym.example:3000', 'gym.example:3000', true],
  ['https://gym.example:8443', 'gym.example', false],
  ['https://gym.example.evil.example', 'gym.example', false],
  ['https://evil.example', 'gym.example', false],
  ['http://localhost:5173', '127.0.0.1:3000', true],
  ['http://demo.localhost:3000', 'localhost:3000', true],
  ['http://localhost:5173', 'gym.example', false],
  ['http://localhost.evil.example', 'localhost:3000', false],
  ['https://wall.example', 'gym.example', true],
  ['https://wall.example:444', 'gym.example', false],
  ['null', 'gym.example', false],
  ['', 'gym.example', false],
  ['https://gym.example', undefined, false],
])('origin %j at host %j: %s', (origin, host, expected) => {
  expect(isAllowedOrigin(origin, host, ['https://wall.example/'])).toBe(expected)
})
