import { memberLimits } from './limits.ts'

const LOCAL = /^(?=.{1,64}$)(?:[\w'+-]+\.)*[\w'+-]*[\w+-]$/
const LABELS = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/
const IN_ANY_SCRIPT = /^(?!-)(?!.*(?:\.-|-\.))[\p{L}\p{M}\p{N}·.-]+$/u

/** A domain in lower case and punycode; null where it has no such form. */
const asciiDomain = (domain: string): string | null => {
  if (!IN_ANY_SCRIPT.test(domain) || !URL.canParse(`http://${domain}`)) return null
  const { hostname } = new URL(`http://${domain}`)
  return LABELS.test(hostname) ? hostname : null
}

/**
 * Returns an email address in lower case with its domain in punycode, as mail servers take it; null where the text is
 * none. The part before the @ is ASCII of at most 64 characters; the domain has two labels or more, each of at most 63
 * characters; the whole has at most 254. Two texts with the same result are one address.
 *
 * Sources: RFC 5321, section 4.5.3.1; UTS #46 by way of the WHATWG URL Standard.
 */
export const asciiEmail = (text: string): string | null => {
  const at = text.lastIndexOf('@')
  const domain = asciiDomain(text.slice(at + 1))
  if (at === -1 || domain === null || !LOCAL.test(text.slice(0, at))) return null
  const address = `${text.slice(0, at).toLowerCase()}@${domain}`
  return address.length <= memberLimits.email.max ? address : null
}

/** Whether a text is an email address. The domain may be in any script, or in punycode. See `asciiEmail`. */
export const isEmail = (text: string): boolean => asciiEmail(text) !== null
