import { memberLimits } from '../core/limits.ts'

const PARTS = /^((?:[\w'+-]+\.)*[\w'+-]*[\w+-])@(?!-|.*(?:\.-|-\.))([\p{L}\p{M}\p{N}·.-]+)$/u
const ASCII = /^[^@]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/

/** An email address in lower case with a punycode domain, or null. Sources: RFC 5321, section 4.5.3.1; UTS #46. */
export const asciiEmail = (text: string): string | null => {
  const [, local = '', domain = ''] = PARTS.exec(text) ?? []
  const host = `http://${domain}`
  const address = URL.canParse(host) ? `${local.toLowerCase()}@${new URL(host).hostname}` : ''
  return address.length <= memberLimits.email.max && ASCII.test(address) ? address : null
}

/** Whether a text is an email address, see {@link asciiEmail}. */
export const isEmail = (text: string): boolean => asciiEmail(text) !== null

/** The form of an email address in which equal addresses are equal texts. */
export const emailKey = (email: string): string => asciiEmail(email) ?? email.toLowerCase()
