import type { Throttle } from '../lib/throttle.ts'
import { networksAround } from './network-of.ts'

/** Returns the throttles of a caller's networks: a wider one has a larger budget that refills faster. */
export const byNetwork = (
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
