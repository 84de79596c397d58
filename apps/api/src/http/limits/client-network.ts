import { isIPv6 } from 'node:net'

import type { Throttle } from './throttle.ts'

const GROUPS_OF_A_NETWORK = 4
const ALL_GROUPS = 8

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array.from({ length: ALL_GROUPS - before.length - after.length }, () => '0'), ...after]
}

/** Rate-limit key: the /64 of an IPv6 address, because a client controls all of it, or the IPv4 address. */
export const clientNetwork = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const network = groupsOf(plain)
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

interface Wider {
  readonly network: string
  readonly times: number
}

/** Narrowest first. An IPv6 customer gets a /48 to a /64; wide networks are shared, so their budget is larger. */
export const networksAround = (network: string): readonly Wider[] => {
  const own = { network, times: 1 }
  if (!network.endsWith('::/64')) return [own]
  const [first = '', second = '', third = '', fourth = ''] = network.split(':')
  const subnet = Number.parseInt(fourth, 16) & 0xff_00
  const site = `${first}:${second}:${third}`
  return [own, { network: `${site}:${subnet.toString(16)}::/56`, times: 4 }, { network: `${site}::/48`, times: 16 }]
}

export const networkThrottle = (
  name: string,
  address: string,
  { free, longestSeconds, fadeSeconds }: Omit<Throttle, 'key'>,
): readonly Throttle[] =>
  networksAround(address).map(({ network, times }) => ({
    key: `${name}:${network}`,
    free: free * times,
    longestSeconds: longestSeconds / times,
    fadeSeconds: fadeSeconds / times,
  }))
