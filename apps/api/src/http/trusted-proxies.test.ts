import { expect, it } from 'vitest'

import { readConfig } from '../app/read-config.ts'
import { isTrustedProxy, parseTrustedProxies } from '../lib/trusted-proxies.ts'

it.each([
  ['1', 1],
  [' 2 ', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['127.0.0.1, ::1,fd00::/8', ['127.0.0.1', '::1', 'fd00::/8']],
  ['0', null],
  ['true', null],
  ['proxy.example', null],
  ['10.0.0.0/33', null],
  ['10.0.0.0/8/8', null],
  ['10.0.0.1,', null],
])('the setting %j is read as %j', (text, expected) => {
  expect(parseTrustedProxies(text)).toEqual(expected)
})

it('a server trusts no proxy unless it is named, with or without PUBLIC_URL', () => {
  expect(readConfig({}, '/').trustedProxies).toBeNull()
  expect(readConfig({ PUBLIC_URL: 'https://gym.example' }, '/').trustedProxies).toBeNull()
  expect(() => readConfig({ TRUSTED_PROXIES: 'all' }, '/')).toThrow('TRUSTED_PROXIES: is a number of hops')
})

it('a certificate and its key are set together', () => {
  expect(readConfig({ TLS_CERT: 'a.pem', TLS_KEY: '/b.pem' }, '/srv').tls).toEqual({
    cert: '/srv/a.pem',
    key: '/b.pem',
  })
  expect(() => readConfig({ TLS_CERT: 'a.pem' }, '/')).toThrow('TLS_KEY is required with TLS_CERT')
  expect(() => readConfig({ TLS_KEY: 'a.pem' }, '/')).toThrow('TLS_CERT is required with TLS_KEY')
})

it.each([
  [null, '127.0.0.1', false],
  [1, '203.0.113.9', true],
  [['127.0.0.1'], '127.0.0.1', true],
  [['127.0.0.1'], '::ffff:127.0.0.1', true],
  [['127.0.0.1'], '127.0.0.2', false],
  [['10.0.0.0/8', 'fd00::/8'], '10.9.8.7', true],
  [['10.0.0.0/8', 'fd00::/8'], 'fd12::1', true],
  [['10.0.0.0/8', 'fd00::/8'], 'fe80::1', false],
  [['10.0.0.0/8'], 'nothing', false],
])('with %j trusted, a connection from %s is a proxy: %s', (trusted, address, expected) => {
  expect(isTrustedProxy(trusted)(address)).toBe(expected)
})
