import { isIP } from 'node:net'

const isRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Whose word on the caller's address is believed: so many proxies before this server, those at these addresses, or nobody. */
export type TrustedProxies = number | readonly string[] | null

/** Reads `1` (hops) or `10.0.0.0/8, 192.168.1.2` (addresses and ranges); null for a text that is neither. */
export const parseTrustedProxies = (text: string): Exclude<TrustedProxies, null> | null => {
  if (/^[1-9]$/.test(text.trim())) return Number(text)
  const ranges = text.split(',').map((part) => part.trim())
  return ranges.every(isRange) ? ranges : null
}
