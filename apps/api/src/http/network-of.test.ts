import { expect, it } from 'vitest'

import { clientNetwork, networksAround } from './limits/client-network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('the address %s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

it.each([
  ['203.0.113.7', [['203.0.113.7', 1]]],
  [
    '2001:db8:1:a2c3:3:4:5:6',
    [
      ['2001:db8:1:a2c3::/64', 1],
      ['2001:db8:1:a200::/56', 4],
      ['2001:db8:1::/48', 16],
    ],
  ],
  [
    '2001:db8::9',
    [
      ['2001:db8:0:0::/64', 1],
      ['2001:db8:0:0::/56', 4],
      ['2001:db8:0::/48', 16],
    ],
  ],
])('the networks around %s are listed, wider ones with more budget', (address, networks) => {
  expect(networksAround(clientNetwork(address)).map(({ network, times }) => [network, times])).toEqual(networks)
})
