import { domainToASCII, domainToUnicode } from 'node:url'

import { asciiEmail } from '@repo/domain/people/email-address'

const ALONE =
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian'

/** Scripts of one label. Source of those that are written together: UTS #39, section 5.1. */
const SCRIPTS = ['Han Hiragana Katakana', 'Han Hangul', 'Han Bopomofo', ...ALONE.split(' ')].map((scripts) => {
  const letters = scripts.split(' ').map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[${letters.join('')}\\d·-]+$`, 'u')
})

/** Cyrillic letters that look like Latin ones, as Chromium's `idn_spoof_checker.cc` lists them. */
const LIKE_LATIN = /^(?![\d-]+$)[асԁеһіјӏорԛѕԝхуъьҽпгѵѡ\d-]+$/

/** Whether no label of a domain mixes scripts, and none passes for a Latin one under a Latin top-level domain. */
const isPlain = (domain: string): boolean => {
  const labels = domain.split('.')
  const isLatin = /^[a-z]+$/.test(labels.at(-1) ?? '')
  return labels.every((label) => SCRIPTS.some((script) => script.test(label)) && !(isLatin && LIKE_LATIN.test(label)))
}

/**
 * An email address as it is stored and compared: in lower case, its domain in punycode. A text that is no address, which
 * a login may carry, is only put in lower case.
 */
export const storedEmail = (text: string): string => asciiEmail(text) ?? text.toLowerCase()

/** What stored addresses are searched for: in a text with an @ or a dot, a domain in its script becomes punycode. */
export const searchedEmail = (text: string): string => {
  const domain = text.slice(text.lastIndexOf('@') + 1)
  if (!/[@.]/.test(text) || !/[^\p{ASCII}]/u.test(domain)) return text
  const stored = domainToASCII(domain)
  return stored === '' ? text : text.slice(0, -domain.length) + stored
}

/**
 * A stored email address as people read it: its domain in its script, or in punycode where it could pass for another.
 * `storedEmail` of the result is the stored address.
 */
export const shownEmail = (stored: string): string => {
  if (!stored.includes('xn--')) return stored
  const at = stored.lastIndexOf('@')
  const domain = domainToUnicode(stored.slice(at + 1))
  const shown = `${stored.slice(0, at)}@${domain}`
  return isPlain(domain) && asciiEmail(shown) === stored ? shown : stored
}
