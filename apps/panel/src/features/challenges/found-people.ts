import { folded } from '@repo/domain/words'

/** Somebody who can be chosen. */
export interface Person {
  readonly uuid: string
  readonly name: string
  readonly lastName1: string
  readonly email: string
  readonly pseudonym: string
  readonly imageUrl: string | null
}

const SEPARATORS = /[\s,;<>"]+/

/** The e-mails in a text that somebody pasted, in small letters; a text with fewer than two is a search. */
const emailsIn = (text: string): readonly string[] => {
  const emails = text.split(SEPARATORS).filter((part) => part.includes('@') && part.includes('.'))
  return emails.length > 1 ? emails.map((email) => email.toLowerCase()) : []
}

/**
 * Finds people by what somebody types: every word in name, e-mail or pseudonym, without accents and case; or, for a
 * pasted list of e-mails, exactly those. What is compared is prepared once for all searches.
 */
export const peopleFinder = (people: readonly Person[]) => {
  const texts = people.map((one) => folded(`${one.name} ${one.lastName1} ${one.pseudonym} ${one.email}`))
  const byEmail = new Map(people.map((one) => [one.email.toLowerCase(), one]))
  return (typed: string): { readonly found: readonly Person[]; readonly unknown: readonly string[] } => {
    const emails = emailsIn(typed)
    if (emails.length > 0) {
      const found = emails.flatMap((email) => byEmail.get(email) ?? [])
      return { found: [...new Set(found)], unknown: emails.filter((email) => !byEmail.has(email)) }
    }
    const words = folded(typed).split(/\s+/).filter(Boolean)
    return { found: people.filter((_, index) => words.every((word) => texts[index]?.includes(word))), unknown: [] }
  }
}
