import { folded } from '@repo/domain/words'
import type { PickRow } from '@repo/ui/pick-list'

/** Somebody who can be chosen. */
export interface Person {
  readonly uuid: string
  readonly name: string
  readonly lastName1: string
  readonly email: string
  readonly pseudonym: string
  readonly imageUrl: string | null
}

interface Found {
  readonly rows: readonly PickRow[]
  /** Pasted e-mails that are nobody's. */
  readonly unknown: readonly string[]
}

/** Everybody who can be chosen, prepared for being found. */
export interface People {
  readonly count: number
  readonly personOf: (uuid: string) => Person | undefined
  /**
   * Those found by what somebody types: every word in name, e-mail or pseudonym, without accents and case; or, for a
   * pasted list of e-mails, exactly those.
   */
  readonly find: (typed: string) => Found
}

const SEPARATORS = /[\s,;<>"]+/

/** The e-mails in a text that somebody pasted, in small letters; a text with fewer than two is a search. */
export const emailsIn = (text: string): readonly string[] => {
  const emails = text.split(SEPARATORS).filter((part) => part.includes('@') && part.includes('.'))
  return emails.length > 1 ? emails.map((email) => email.toLowerCase()) : []
}

export const nameOf = ({ name, lastName1, email }: Person): string =>
  [name, lastName1].filter(Boolean).join(' ') || email

const rowOf = (person: Person): PickRow => ({
  key: person.uuid,
  title: nameOf(person),
  text: `${person.pseudonym} · ${person.email}`,
})

interface Gathering extends People {
  readonly add: (people: readonly Person[]) => void
}

/** People who come some at a time: to prepare a hundred thousand in one turn would hold the page. */
export const gathering = (): Gathering => {
  const all: PickRow[] = []
  const texts: string[] = []
  const byUuid = new Map<string, Person>()
  const byEmail = new Map<string, PickRow>()
  const ofEmails = (emails: readonly string[]): Found => ({
    rows: [...new Set(emails.flatMap((email) => byEmail.get(email) ?? []))],
    unknown: emails.filter((email) => !byEmail.has(email)),
  })
  return {
    get count() {
      return all.length
    },
    personOf: (uuid) => byUuid.get(uuid),
    add: (people) => {
      for (const person of people) {
        const row = rowOf(person)
        all.push(row)
        texts.push(folded(`${person.name} ${person.lastName1} ${person.pseudonym} ${person.email}`))
        byUuid.set(person.uuid, person)
        byEmail.set(person.email.toLowerCase(), row)
      }
    },
    find: (typed) => {
      const emails = emailsIn(typed)
      if (emails.length > 0) return ofEmails(emails)
      const words = folded(typed).split(/\s+/).filter(Boolean)
      const isFound = (text: string | undefined) => text !== undefined && words.every((word) => text.includes(word))
      return { rows: words.length === 0 ? all : all.filter((_, index) => isFound(texts[index])), unknown: [] }
    },
  }
}

/** Some beside all others, such as those who have left the center and still take part. */
export const together = (some: People, others: People): People => ({
  count: some.count + others.count,
  personOf: (uuid) => others.personOf(uuid) ?? some.personOf(uuid),
  find: (typed) => {
    const [first, second] = [some.find(typed), others.find(typed)]
    const isUnknown = new Set(second.unknown)
    return {
      rows: [...first.rows, ...second.rows],
      unknown: first.unknown.filter((email) => isUnknown.has(email)),
    }
  },
})
