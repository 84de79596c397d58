import { describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'

describe('the settings', () => {
  it('need a server only', () => {
    expect(readConfig({ LATIDO_SERVER: 'https://gym.example.com/' })).toEqual({
      server: 'https://gym.example.com',
      center: 'gym.example.com',
      key: null,
      terminals: [],
      busAddress: 'unix:path=/run/dbus/system_bus_socket',
      stateFolder: '.data/receiver/state',
      memoryFolder: '.data/receiver/memory',
      port: 8080,
    })
  })

  it('name a center, a key, terminals, folders, and a port', () => {
    const environment = {
      LATIDO_SERVER: 'http://10.0.0.2:3000',
      LATIDO_CENTER: 'gym.example.com',
      LATIDO_KEY: 'secret',
      LATIDO_TERMINALS: '/dev/ttyS0,/dev/ttyS1',
      STATE_DIRECTORY: '/var/lib/latido-receiver',
      RUNTIME_DIRECTORY: '/run/latido-receiver',
      PORT: '8081',
    }
    expect(readConfig(environment)).toMatchObject({
      server: 'http://10.0.0.2:3000',
      center: 'gym.example.com',
      key: 'secret',
      terminals: ['/dev/ttyS0', '/dev/ttyS1'],
      port: 8081,
    })
  })

  it.each([
    ['LATIDO_SERVER', {}],
    ['LATIDO_SERVER', { LATIDO_SERVER: 'gym' }],
    ['LATIDO_SERVER', { LATIDO_SERVER: 'ftp://gym.example.com' }],
    ['PORT', { LATIDO_SERVER: 'https://gym.example.com', PORT: '80800' }],
  ])('name the invalid %s', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(name)
  })
})
