import { emailKey } from '../people/email-address.ts'
import { foldName } from './fold-name.ts'

export interface NamedMember {
  readonly uuid: string
  readonly email: string
  readonly name: string
  readonly lastName1: string | null
  readonly lastName2: string | null
}

export type MemberMatch =
  | { readonly uuid: string }
  | { readonly fault: 'no-member' }
  | { readonly fault: 'several-members'; readonly uuids: readonly string[] }

const ADDRESS = /([\w.+'-]+)@([\p{L}\p{N}.-]+)/gu
const MOST_WORDS = 10

/** Texts that begin later, after a separator: `run.ana` and `ana`. */
const ends = (text: string): readonly string[] => [
  text,
  ...Array.from(text.matchAll(/[_.-]/g), ({ index }) => text.slice(index + 1)),
]

/** Texts that end earlier, before a separator: `gym.example-run` and `gym.example`. */
const starts = (text: string): readonly string[] => [
  text,
  ...Array.from(text.matchAll(/[.-]/g), ({ index }) => text.slice(0, index)).toReversed(),
]

const addressesIn = (segment: string): readonly string[] =>
  [...segment.matchAll(ADDRESS)].flatMap(([, local = '', domain = '']) =>
    ends(local).flatMap((start) => starts(domain).map((end) => emailKey(`${start}@${end}`))),
  )

/** Words of a file's name. `AnaLópez 2026-03-01` has two. */
const wordsOf = (segment: string): readonly string[] =>
  foldName(segment.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[^\p{L}\p{M}]+/gu, ' '))
    .split(' ')
    .filter((word) => word !== '')

/** Runs of words, the longest first. */
const runsOf = (words: readonly string[]): readonly string[] => {
  const most = Math.min(words.length, MOST_WORDS)
  const sizes = Array.from({ length: most }, (_, index) => most - index)
  return sizes.flatMap((size) =>
    Array.from({ length: words.length - size + 1 }, (_, from) => words.slice(from, from + size).join(' ')),
  )
}

/** First and last names in either order, with and without the second last name. */
const namesOf = ({ name, lastName1, lastName2 }: NamedMember): readonly string[] => {
  if (lastName1 === null || lastName1 === '') return []
  const last = [lastName1, ...(lastName2 === null ? [] : [`${lastName1} ${lastName2}`])]
  return last.flatMap((lastNames) => [`${name} ${lastNames}`, `${lastNames} ${name}`])
}

const nameKey = (name: string): string => wordsOf(name).join(' ')

/** Finds whose training a file is: by an email or a whole name in its name, else in the folder's, and so on up. */
export const memberMatcher = (members: readonly NamedMember[]) => {
  const byEmail = new Map(members.map(({ email, uuid }) => [emailKey(email), uuid]))
  const byName = new Map<string, Set<string>>()
  for (const member of members) {
    for (const name of namesOf(member)) {
      const key = nameKey(name)
      byName.set(key, (byName.get(key) ?? new Set()).add(member.uuid))
    }
  }
  const matchIn = (segment: string): MemberMatch | null => {
    const email = addressesIn(segment).find((address) => byEmail.has(address))
    const uuid = byEmail.get(email ?? '')
    if (uuid !== undefined) return { uuid }
    const name = runsOf(wordsOf(segment)).find((run) => byName.has(run))
    const uuids = [...(byName.get(name ?? '') ?? [])]
    const [only] = uuids
    if (only === undefined) return null
    return uuids.length === 1 ? { uuid: only } : { fault: 'several-members', uuids }
  }
  return (path: string): MemberMatch => {
    const segments = path
      .replace(/\.(?:fit|tcx|gpx)(?:\.gz)?$/i, '')
      .split(/[/\\]/)
      .toReversed()
    for (const segment of segments) {
      const match = matchIn(segment)
      if (match !== null) return match
    }
    return { fault: 'no-member' }
  }
}
