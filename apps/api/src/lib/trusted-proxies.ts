import { BlockList, isIP, isIPv6 } from 'node:net'

const isRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Number of hops, addresses and ranges, or null for none. */
export type TrustedProxies = number | readonly string[] | null

/** `1` or `10.0.0.0/8, 192.168.1.2`; null if invalid. */
export const parseTrustedProxies = (text: string): Exclude<TrustedProxies, null> | null => {
  if (/^[1-9]$/.test(text.trim())) return Number(text)
  const ranges = text.split(',').map((part) => part.trim())
  return ranges.every(isRange) ? ranges : null
}

const asIPv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** With a number of hops, every direct connection is trusted. */
export const isTrustedProxy = (trusted: TrustedProxies): ((address: string) => boolean) => {
  if (trusted === null) return () => false
  if (typeof trusted === 'number') return () => true
  const list = new BlockList()
  for (const range of trusted) {
    const [address = '', bits] = range.split('/')
    const type = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (type === 'ipv6' ? 128 : 32) : Number(bits), type)
  }
  return (address) => {
    const plain = asIPv4(address)
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
