import { describe, expect, it } from 'vitest'

import {
  hostNameOf,
  isBetaHost,
  isLoopbackHost,
  isQrBoxHost,
  manualLanguageOf,
  parseHost,
  readHostName,
} from './host.ts'

describe('hosts', () => {
  it.each([
    ['demo.localhost:3000', 'demo.localhost', false, false],
    ['Demo.Example', 'demo.example', false, false],
    ['localhost', 'localhost', false, false],
    ['127.0.0.1:3000', '127.0.0.1', false, false],
    ['qrbox.example.com', 'qrbox.example.com', true, false],
    ['QRBOX.example.com:8080', 'qrbox.example.com', true, false],
    ['qrbox:3000', 'qrbox', true, false],
    ['qrbox-2.example.com', 'qrbox-2.example.com', false, false],
    ['gym.qrbox.example.com', 'gym.qrbox.example.com', false, false],
    ['beta.example.com', 'beta.example.com', false, true],
    ['beta-gym.example.com', 'beta-gym.example.com', false, true],
    ['gym.beta.example.com', 'gym.beta.example.com', false, false],
  ])('%s is %s; QR box: %s, beta: %s', (host, name, isQrBox, isBeta) => {
    expect(hostNameOf(host)).toBe(name)
    expect(isQrBoxHost(host)).toBe(isQrBox)
    expect(isBetaHost(host)).toBe(isBeta)
  })
})

describe('manualLanguageOf', () => {
  it.each([
    [['en-US', 'en'], 'en'],
    [['es'], 'es'],
    [['es-MX'], 'es'],
    [['en-US', 'ES-419'], 'es'],
    [['est'], 'en'],
    [[], 'en'],
  ] as const)('%j: %s', (languages, expected) => {
    expect(manualLanguageOf(languages)).toBe(expected)
  })
})

describe('readHostName', () => {
  it.each([
    ['gym.example', 'gym.example'],
    [' Gym.Example. ', 'gym.example'],
    ['https://gym.example:8443/live/?a=1', 'gym.example'],
    ['gym.example:3000', 'gym.example'],
    ['192.168.1.20', '192.168.1.20'],
    ['http://[fe80::1]:3000/', '[fe80::1]'],
    ['gimnasio-señorial.mx', 'xn--gimnasio-seorial-hub.mx'],
    ['localhost', 'localhost'],
    ['', null],
    ['two words', null],
    ['gym..example', null],
    ['-gym.example', null],
    ['gym-.example', null],
    ['999.1.1.1', null],
    [`${'x'.repeat(251)}.mx`, null],
    ['mailto:ana@gym.example', null],
  ])('%j is %j', (typed, host) => {
    expect(readHostName(typed)).toBe(host)
  })
})

describe('isLoopbackHost', () => {
  it.each([
    ['localhost', true],
    ['demo.localhost', true],
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['[::1]', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.20', false],
    ['localhost.example', false],
    ['127.example', false],
  ])('%s: %s', (host, is) => {
    expect(isLoopbackHost(host)).toBe(is)
  })
})

describe('parseHost', () => {
  it.each([
    ['gym.example', { name: 'gym.example', port: null }],
    ['Gym.Example:8443', { name: 'gym.example', port: 8443 }],
    ['localhost:', { name: 'localhost', port: null }],
    ['[::1]:3000', { name: '[::1]', port: 3000 }],
    ['192.168.1.5', { name: '192.168.1.5', port: null }],
    ['gym.example.:80', { name: 'gym.example', port: 80 }],
    ['gym.example..', null],
    ['gym.example:65536', null],
    ['gym.example:80:80', null],
    ['localhost\\@evil.example', null],
    ['user@gym.example', null],
    ['gym.example/path', null],
    ['a b', null],
    ['[', null],
    ['[::1', null],
    ['::1', null],
    ['', null],
  ] as const)('reads %j as %j', (text, expected) => {
    expect(parseHost(text)).toEqual(expected)
  })
})
