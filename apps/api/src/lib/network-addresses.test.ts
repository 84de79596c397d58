import { expect, it, vi } from 'vitest'

import { reachableHosts } from './network-addresses.ts'

vi.mock('node:os', () => ({
  networkInterfaces: () => ({
    lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
    eth0: [
      { family: 'IPv4', internal: false, address: '192.168.1.20' },
      { family: 'IPv6', internal: false, address: 'fe80::1' },
    ],
  }),
}))

it.each([
  ['0.0.0.0', null, ['192.168.1.20']],
  ['::', null, ['192.168.1.20']],
  ['127.0.0.1', null, []],
  ['0.0.0.0', 'https://gym.example', []],
])('a server that listens on %s with the public URL %s suggests the hosts %j', (host, publicUrl, hosts) => {
  expect(reachableHosts({ host, publicUrl })).toEqual(hosts)
})
