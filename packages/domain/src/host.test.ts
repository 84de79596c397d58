import { describe, expect, it } from 'vitest'

import { hostNameOf, isBetaHost, isQrBoxHost, manualLanguageOf } from './host.ts'

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
