import { expect, it } from 'vitest'

import { networkAddresses, reachableHosts } from './network-addresses.ts'

it.each([
  ['0.0.0.0', null, ['192.168.1.20']],
  ['::', null, ['192.168.1.20']],
  ['127.0.0.1', null, []],
  ['0.0.0.0', 'https://gym.example', []],
])('a server that listens on %s with the public URL %s suggests the hosts %j', (host, publicUrl, hosts) => {
  expect(reachableHosts({ host, publicUrl }, () => ['192.168.1.20'])).toEqual(hosts)
})

it('the network addresses are no loopback addresses', () => {
  expect(networkAddresses().filter((address) => address.startsWith('127.'))).toEqual([])
})
