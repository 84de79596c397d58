import * as Ably from 'ably'
import { describe, expect, it } from 'vitest'

import { embeddedClientOptions, hostedClientOptions, originOf } from './client-options.ts'

describe('embeddedClientOptions', () => {
  it.each([
    [
      { host: 'localhost:3000', secure: false },
      { endpoint: 'localhost', port: 3000, tls: false },
    ],
    [
      { host: '192.168.1.20', secure: false },
      { endpoint: '192.168.1.20', port: 80, tls: false },
    ],
    [
      { host: 'gym.example', secure: true },
      { endpoint: 'gym.example', tlsPort: 443, tls: true },
    ],
    [
      { host: 'demo.localhost:8443', secure: true },
      { endpoint: 'demo.localhost', tlsPort: 8443, tls: true },
    ],
    [
      { host: 'gymserver:3000', secure: false },
      { restHost: 'gymserver', realtimeHost: 'gymserver', port: 3000 },
    ],
    [
      { host: '[::1]:3000', secure: false },
      { endpoint: '[::1]', port: 3000 },
    ],
  ])('for %j are %j', (origin, expected) => {
    const options = embeddedClientOptions(origin)
    expect(options).toMatchObject(expected)
    expect(options.wsConnectivityCheckUrl).toBe(`${origin.secure ? 'wss' : 'ws'}://${origin.host}/ws-up`)
  })

  it.each([null, { host: '', secure: false }, { host: 'not a host', secure: true }])(
    'names no host for %j',
    (origin) => {
      expect(embeddedClientOptions(origin)).not.toHaveProperty('tls')
    },
  )

  it.each(['gymserver:3000', 'localhost:3000', 'gym.example'])('keep the client of %s on its host', (host) => {
    const options = embeddedClientOptions({ host, secure: false }) as Ably.ClientOptions
    const client = new Ably.Realtime({ ...options, key: 'a.b:c', autoConnect: false, logLevel: 0 })
    const { domains } = (client.connection as unknown as { connectionManager: { domains: string[] } }).connectionManager
    expect(domains).toEqual([host.replace(/:\d+$/, '')])
    client.close()
  })
})

it('the hosted service leaves hosts to its client', () => {
  expect(Object.keys(hostedClientOptions()).every((name) => name.endsWith('RetryTimeout'))).toBe(true)
})

it.each([
  ['https://gym.example/', { host: 'gym.example', secure: true }],
  ['http://10.0.0.5:3000/x', { host: '10.0.0.5:3000', secure: false }],
])('the origin of %s is read', (url, expected) => {
  expect(originOf(url)).toEqual(expected)
})
