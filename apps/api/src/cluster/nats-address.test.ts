import { expect, it } from 'vitest'

import { parseNatsUrl } from './nats-address.ts'

it.each([
  ['nats://one', { servers: ['one:4222'], credentials: null, usesTls: false }],
  [
    'nats://gym:p%40ss@one:4300, nats://two:4301',
    { servers: ['one:4300', 'two:4301'], credentials: { user: 'gym', pass: 'p@ss' }, usesTls: false },
  ],
  ['tls://token@one', { servers: ['one:4222'], credentials: { token: 'token' }, usesTls: true }],
])('the NATS address %s is read', (text, address) => {
  expect(parseNatsUrl(text)).toEqual(address)
})

it.each(['', 'one:4222', 'http://one', 'nats://one,http://two', 'nats://'])(
  'the NATS address %j is refused',
  (text) => {
    expect(parseNatsUrl(text)).toBeNull()
  },
)
