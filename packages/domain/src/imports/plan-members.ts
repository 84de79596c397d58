import { memberLimits } from '../core/limits.ts'
import { emailKey } from '../people/email-address.ts'
import { changesOf, type FieldChange, type KnownDecision } from './field-changes.ts'
import { foldName } from './fold-name.ts'
import type { FileMember, FileMemberField } from './member-row.ts'
import type { RowFaults } from './row-fault.ts'

/** A member of the center. */
export interface KnownMember extends FileMember {
  readonly uuid: string
}

export type MemberChange = FieldChange<FileMemberField>

export type RowPlan =
  | { readonly state: 'new'; readonly member: FileMember; readonly pseudonym: string }
  | { readonly state: 'same'; readonly uuid: string }
  | { readonly state: 'changed'; readonly uuid: string; readonly changes: readonly MemberChange[] }
  | { readonly state: 'fault'; readonly faults: RowFaults<FileMemberField> }

/** Null unless the birthday and both names are given: fewer facts fit several people. */
const personKey = ({ birthday, name, lastName1 }: FileMember): string | null =>
  birthday === null || lastName1 === null ? null : [birthday, foldName(name), foldName(lastName1)].join('|')

const MEMBER_FIELDS: readonly FileMemberField[] = [
  'email',
  'name',
  'lastName1',
  'lastName2',
  'pseudonym',
  'birthday',
  'sex',
  'weight',
  'height',
  'restingHeartRate',
  'maxHeartRate',
]

/** Gives each new member a free name: given, or made of first name and initial, numbered if taken or too short. */
export const pseudonymGiver = (taken: Iterable<string>) => {
  const used = new Set([...taken].map(foldName))
  const numbers = new Map<string, number>()
  const { min, max } = memberLimits.pseudonym
  return ({ pseudonym, name, lastName1 }: FileMember): string => {
    const initial = lastName1 === null ? '' : ` ${lastName1.slice(0, 1).toUpperCase()}`
    const wanted = pseudonym ?? `${name}${initial}`.slice(0, max)
    const key = foldName(wanted)
    let free = wanted
    let number = numbers.get(key) ?? 1
    while (free.length < min || used.has(foldName(free))) {
      number += 1
      const suffix = ` ${number}`
      free = `${wanted.slice(0, max - suffix.length)}${suffix}`
    }
    numbers.set(key, number)
    used.add(foldName(free))
    return free
  }
}

export interface ReadRow {
  /** Number in the file, from 1 below the header. */
  readonly number: number
  readonly read:
    | { readonly ok: true; readonly value: FileMember }
    | { readonly ok: false; readonly error: RowFaults<FileMemberField> }
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
    const changes = changesOf({
      fields: MEMBER_FIELDS,
      known: match,
      row: member,
      decision: own ?? decision,
      fold: { email: emailKey },
    })
    return changes.length === 0 ? { state: 'same', uuid: match.uuid } : { state: 'changed', uuid: match.uuid, changes }
  })
}
