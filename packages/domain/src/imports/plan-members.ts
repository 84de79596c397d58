import type { Fault, Faults } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'
import { asciiEmail } from '../people/email-address.ts'
import type { FileMember, FileMemberField } from './member-row.ts'

/** A member of the center. */
export interface KnownMember extends FileMember {
  readonly uuid: string
}

/** What to do with a member that the center knows. `fill` writes only what isn't given yet. */
export const KNOWN_DECISIONS = ['skip', 'fill', 'overwrite'] as const
export type KnownDecision = (typeof KNOWN_DECISIONS)[number]

export interface FieldChange {
  readonly field: FileMemberField
  readonly before: string | number | null
  readonly after: string | number
}

export type RowFault = Fault | { readonly code: 'twice-in-file'; readonly row: number }

export type RowPlan =
  | { readonly state: 'new'; readonly member: FileMember; readonly pseudonym: string }
  | { readonly state: 'same'; readonly uuid: string }
  | { readonly state: 'changed'; readonly uuid: string; readonly changes: readonly FieldChange[] }
  | { readonly state: 'fault'; readonly faults: Readonly<Partial<Record<FileMemberField, RowFault>>> }

/** Names in one case, without accents and double spaces. */
const foldName = (name: string | null): string =>
  (name ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const emailKey = (email: string): string => asciiEmail(email) ?? email.toLowerCase()

/** Null unless the birthday and both names are given: fewer facts fit several people. */
const personKey = ({ birthday, name, lastName1 }: FileMember): string | null =>
  birthday === null || lastName1 === null ? null : [birthday, foldName(name), foldName(lastName1)].join('|')

/** What a row would change of a member. Blank cells change nothing. */
export const changesOf = (known: FileMember, row: FileMember, decision: KnownDecision): readonly FieldChange[] => {
  if (decision === 'skip') return []
  const fields = Object.keys(row) as FileMemberField[]
  return fields.flatMap((field) => {
    const [before, after] = [known[field], row[field]]
    const isEqual = field === 'email' ? emailKey(known.email) === emailKey(row.email) : before === after
    if (after === null || isEqual || (decision === 'fill' && before !== null)) return []
    return [{ field, before, after }]
  })
}

/** Gives each new member a free name: given, or made of first name and initial, numbered if taken. */
export const pseudonymGiver = (taken: Iterable<string>) => {
  const used = new Set([...taken].map(foldName))
  return ({ pseudonym, name, lastName1 }: FileMember): string => {
    const initial = lastName1 === null ? '' : ` ${lastName1.slice(0, 1).toUpperCase()}`
    const wanted = pseudonym ?? `${name}${initial}`
    let free = wanted
    for (let number = 2; used.has(foldName(free)); number += 1) {
      const suffix = ` ${number}`
      free = `${wanted.slice(0, memberLimits.pseudonym.max - suffix.length)}${suffix}`
    }
    used.add(foldName(free))
    return free
  }
}

export interface ReadRow {
  /** Number in the file, from 1 below the header. */
  readonly number: number
  readonly read:
    | { readonly ok: true; readonly value: FileMember }
    | { readonly ok: false; readonly error: Faults<FileMemberField> }
  /** Null leaves the decision to the whole import. */
  readonly decision: KnownDecision | null
}

interface PlanMembers {
  readonly rows: readonly ReadRow[]
  readonly known: readonly KnownMember[]
  readonly pseudonyms: Iterable<string>
  readonly decision: KnownDecision
}

/**
 * What an import would do with each row. A member is known by email, else by birthday and both names. A person who is in
 * the file twice counts once: the second row is a fault.
 */
export const planMembers = ({ rows, known, pseudonyms, decision }: PlanMembers): readonly RowPlan[] => {
  const byEmail = new Map(known.map((member) => [emailKey(member.email), member]))
  const byPerson = new Map(
    known.flatMap((member) => {
      const key = personKey(member)
      return key === null ? [] : [[key, member] as const]
    }),
  )
  const seen = new Map<string, number>()
  const giveName = pseudonymGiver(pseudonyms)
  return rows.map(({ number, read, decision: own }): RowPlan => {
    if (!read.ok) return { state: 'fault', faults: read.error }
    const member = read.value
    const match = byEmail.get(emailKey(member.email)) ?? byPerson.get(personKey(member) ?? '')
    const key = match?.uuid ?? emailKey(member.email)
    const before = seen.get(key)
    if (before !== undefined) return { state: 'fault', faults: { email: { code: 'twice-in-file', row: before } } }
    seen.set(key, number)
    if (match === undefined) return { state: 'new', member, pseudonym: giveName(member) }
    const changes = changesOf(match, member, own ?? decision)
    return changes.length === 0 ? { state: 'same', uuid: match.uuid } : { state: 'changed', uuid: match.uuid, changes }
  })
}
