import { domainToASCII, domainToUnicode } from 'node:url'

import { asciiEmail } from '@repo/domain/people/email-address'

const ALONE =
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian'

/** Scripts allowed in one label. Combinations: UTS #39, section 5.1. */
const SCRIPTS = ['Han Hiragana Katakana', 'Han Hangul', 'Han Bopomofo', ...ALONE.split(' ')].map((scripts) => {
  const letters = scripts.split(' ').map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[${letters.join('')}\\d·-]+$`, 'u')
})

/** Cyrillic letters that look Latin, from Chromium's `idn_spoof_checker.cc`. */
const LIKE_LATIN = /^(?![\d-]+$)[асԁеһіјӏорԛѕԝхуъьҽпгѵѡ\d-]+$/

/** Prevents homograph attacks: labels mix no scripts, and none imitates a Latin one. */
const isPlain = (domain: string): boolean => {
  const labels = domain.split('.')
  const isLatin = /^[a-z]+$/.test(labels.at(-1) ?? '')
  return labels.every((label) => SCRIPTS.some((script) => script.test(label)) && !(isLatin && LIKE_LATIN.test(label)))
}

/** Lower case, with a punycode domain. Other text, such as a user name, is only lowercased. */
export const storedEmail = (text: string): string => asciiEmail(text) ?? text.toLowerCase()

export const searchedEmail = (text: string): string => {
  const domain = text.slice(text.lastIndexOf('@') + 1)
  if (!/[@.]/.test(text) || !/[^\p{ASCII}]/u.test(domain)) return text
  const stored = domainToASCII(domain)
  return stored === '' ? text : text.slice(0, -domain.length) + stored
}

/** Shows the domain in its script unless it could imitate another. Inverse of `storedEmail`. */
export const shownEmail = (stored: string): string => {
  if (!stored.includes('xn--')) return stored
  const at = stored.lastIndexOf('@')
  const domain = domainToUnicode(stored.slice(at + 1))
  const shown = `${stored.slice(0, at)}@${domain}`
  return isPlain(domain) && asciiEmail(shown) === stored ? shown : stored
}
