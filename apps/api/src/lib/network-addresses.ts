import { networkInterfaces } from 'node:os'

import type { Config } from './config.ts'

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** IPv4 addresses of this machine in its networks, without loopback. */
export const networkAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** Addresses at which other devices reach a server that has no public URL. */
export const reachableHosts = (
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  addresses = networkAddresses,
): readonly string[] => (publicUrl === null && isEverywhere(host) ? addresses() : [])
