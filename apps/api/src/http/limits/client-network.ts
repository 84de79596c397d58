import { isIPv6 } from 'node:net'

import type { Throttle } from './throttle.ts'

const GROUPS_OF_A_NETWORK = 4
const ALL_GROUPS = 8

/** The groups of an IPv6 address, with those that `::` stands for. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array.from({ length: ALL_GROUPS - before.length - after.length }, () => '0'), ...after]
}

/**
 * What limits count an address under. Whoever has one IPv6 address has its whole /64, so that counts as one; an IPv4
 * address counts by itself, also when it comes mapped into IPv6.
 */
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

/** A network that an address is in, and how many times the budget of the narrowest one it has. */
interface Wider {
  readonly network: string
  readonly times: number
}

/**
 * Returns the networks around what `clientNetwork` returned, the narrowest first. An IPv6 customer has anything from a /64
 * to a /48, and so do attackers, but others may share a wide one: it has a larger budget.
 */
export const networksAround = (network: string): readonly Wider[] => {
  const own = { network, times: 1 }
  if (!network.endsWith('::/64')) return [own]
  const [first = '', second = '', third = '', fourth = ''] = network.split(':')
  const subnet = Number.parseInt(fourth, 16) & 0xff_00
  const site = `${first}:${second}:${third}`
  return [own, { network: `${site}:${subnet.toString(16)}::/56`, times: 4 }, { network: `${site}::/48`, times: 16 }]
}

/** Returns the throttles of a caller's networks: a wider one has a larger budget that refills faster. */
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
