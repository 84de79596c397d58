import { memberLimits } from '../core/limits.ts'

/** The part before the @, and a domain whose labels neither begin nor end with a hyphen. */
const PARTS = /^((?:[\w'+-]+\.)*[\w'+-]*[\w+-])@(?!-|.*(?:\.-|-\.))([\p{L}\p{M}\p{N}·.-]+)$/u
const ASCII = /^[^@]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/

/**
 * Returns an email address in lower case with its domain in punycode, as mail servers take it; null where the text is
 * none. The part before the @ is ASCII of at most 64 characters; the domain has two labels or more, each of at most 63
 * characters; the whole has at most 254. Two texts with the same result are one address.
 *
 * Sources: RFC 5321, section 4.5.3.1; UTS #46 by way of the WHATWG URL Standard.
 */
export const asciiEmail = (text: string): string | null => {
  const [, local = '', domain = ''] = PARTS.exec(text) ?? []
  const host = `http://${domain}`
  const address = URL.canParse(host) ? `${local.toLowerCase()}@${new URL(host).hostname}` : ''
  return address.length <= memberLimits.email.max && ASCII.test(address) ? address : null
}

/** Whether a text is an email address. The domain may be in any script, or in punycode. See `asciiEmail`. */
export const isEmail = (text: string): boolean => asciiEmail(text) !== null
