import type { Result } from '../core/result.ts'
import { emailKey } from '../people/email-address.ts'
import { changesOf, type FieldChange, type KnownDecision } from './field-changes.ts'
import { foldName } from './fold-name.ts'
import { type FileMember, type FileMemberField, MEMBER_FIELDS } from './member-row.ts'
import { pseudonymGiver } from './pseudonym-giver.ts'
import type { RowFaults } from './row-fault.ts'

/** A member of the center. */
export interface KnownMember extends FileMember {
  readonly uuid: string
  /** Left the center, with a history that a new membership continues. */
  readonly isFormer: boolean
}

export type MemberChange = FieldChange<FileMemberField>

type RowPlan =
  | {
      readonly state: 'new'
      readonly member: FileMember
      readonly pseudonym: string
      /** The former member with this email. */
      readonly uuid: string | null
    }
  | { readonly state: 'same'; readonly uuid: string }
  | { readonly state: 'changed'; readonly uuid: string; readonly changes: readonly MemberChange[] }
  | { readonly state: 'fault'; readonly faults: RowFaults<FileMemberField> }

/** Null unless the birthday and both names are given: fewer facts fit several people. */
const personKey = ({ birthday, name, lastName1 }: FileMember): string | null =>
  birthday === null || lastName1 === null ? null : [birthday, foldName(name), foldName(lastName1)].join('|')

export interface ReadRow {
  /** As a spreadsheet shows it, from 1. */
  readonly number: number
  readonly read: Result<FileMember, RowFaults<FileMemberField>>
  /** Null leaves the decision to the whole import. */
  readonly decision: KnownDecision | null
}

export interface MemberPlanner {
  /** Members of the center that the rows may be. */
  readonly know: (members: Iterable<KnownMember>) => void
  /** Pseudonyms of the center. */
  readonly takeNames: (pseudonyms: Iterable<string>) => void
  readonly plan: (row: ReadRow) => RowPlan
}

const fault = (of: RowFaults<FileMemberField>): RowPlan => ({ state: 'fault', faults: of })

/**
 * Gives what an import would do with each row, one by one in the file's order. A member is known by email, else by
 * birthday and both names, if they fit only one. A person who is in the file twice counts once: the second row is a
 * fault.
 */
export const memberPlanner = (decision: KnownDecision): MemberPlanner => {
  const byEmail = new Map<string, KnownMember>()
  const byPerson = new Map<string, KnownMember | null>()
  const seen = new Map<string, number>()
  const names = pseudonymGiver()
  const know = (members: Iterable<KnownMember>): void => {
    for (const member of members) {
      byEmail.set(emailKey(member.email), member)
      const key = member.isFormer ? null : personKey(member)
      const other = key === null ? undefined : byPerson.get(key)
      if (key !== null) byPerson.set(key, other === undefined || other?.uuid === member.uuid ? member : null)
    }
  }
  const changesTo = (match: KnownMember, member: FileMember, own: KnownDecision): readonly MemberChange[] => {
    const fold = { email: emailKey, pseudonym: foldName }
    const changes = changesOf({ fields: MEMBER_FIELDS, known: match, row: member, decision: own, fold })
    return changes.filter(({ field, after }) => field !== 'pseudonym' || !names.isTaken(String(after)))
  }
  /** The number of an earlier row with one of the keys, which belong to this row from now on if there is none. */
  const claim = (keys: readonly string[], number: number): number | undefined => {
    const before = keys.map((key) => seen.get(key)).find((row) => row !== undefined)
    if (before === undefined) for (const key of keys) seen.set(key, number)
    return before
  }
  const planNew = (member: FileMember, former: KnownMember | null): RowPlan => {
    const pseudonym = names.give({ ...member, pseudonym: member.pseudonym ?? former?.pseudonym ?? null })
    return { state: 'new', member, pseudonym, uuid: former?.uuid ?? null }
  }
  const planKnown = ({ uuid }: KnownMember, changes: readonly MemberChange[]): RowPlan => {
    names.take(changes.flatMap(({ field, after }) => (field === 'pseudonym' ? [String(after)] : [])))
    return changes.length === 0 ? { state: 'same', uuid } : { state: 'changed', uuid, changes }
  }
  const plan = ({ number, read, decision: own }: ReadRow): RowPlan => {
    if (!read.ok) return fault(read.error)
    const member = read.value
    const withEmail = byEmail.get(emailKey(member.email)) ?? null
    const former = withEmail?.isFormer === true ? withEmail : null
    const match = former === withEmail ? (byPerson.get(personKey(member) ?? '') ?? null) : withEmail
    const keys = [emailKey(member.email), ...(match === null ? [] : [match.uuid])]
    const before = claim(keys, number)
    if (before !== undefined) return fault({ email: { code: 'twice-in-file', row: before } })
    if (match === null) return planNew(member, former)
    const changes = changesTo(match, member, own ?? decision)
    const isEmailTaken = former !== null && changes.some(({ field }) => field === 'email')
    return isEmailTaken ? fault({ email: { code: 'email-taken' } }) : planKnown(match, changes)
  }
  return { know, takeNames: names.take, plan }
}
