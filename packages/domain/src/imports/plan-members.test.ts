import { describe, expect, it } from 'vitest'

import { ok } from '../core/result.ts'
import type { KnownDecision } from './field-changes.ts'
import type { FileMember } from './member-row.ts'
import { type KnownMember, planMembers, pseudonymGiver, type ReadRow } from './plan-members.ts'

const member = (change: Partial<FileMember> = {}): FileMember => ({
  email: 'ana@gym.example',
  name: 'Ana',
  lastName1: 'López',
  lastName2: null,
  pseudonym: null,
  birthday: '1990-03-15',
  sex: null,
  weight: null,
  height: null,
  restingHeartRate: null,
  maxHeartRate: null,
  ...change,
})
const known = (change: Partial<KnownMember> = {}): KnownMember => ({ ...member(), uuid: 'ana', ...change })
const row = (number: number, change: Partial<FileMember> = {}, decision: KnownDecision | null = null): ReadRow => ({
  number,
  read: ok(member(change)),
  decision,
})
const plan = (rows: readonly ReadRow[], members: readonly KnownMember[] = [], decision: KnownDecision = 'fill') =>
  planMembers({ rows, known: members, pseudonyms: [], decision })

describe('the plan of an import', () => {
  it('adds members that the center does not know', () => {
    expect(plan([row(1)])).toEqual([{ state: 'new', member: member(), pseudonym: 'Ana L' }])
  })

  it.each([
    ['email in any case', { email: 'ANA@Gym.Example', birthday: null }],
    ['birthday and both names', { email: 'ana.lopez@work.example', name: 'ana', lastName1: 'Lopez' }],
  ])('knows members by %s', (_, change) => {
    expect(plan([row(1, change)], [known()], 'skip')).toEqual([{ state: 'same', uuid: 'ana' }])
  })

  it.each([
    ['another birthday', { email: 'b@gym.example', birthday: '1991-03-15' }],
    ['no birthday', { email: 'b@gym.example', birthday: null }],
    ['no last name', { email: 'b@gym.example', lastName1: null }],
  ])('takes a person with %s for someone else', (_, change) => {
    expect(plan([row(1, change)], [known()])).toMatchObject([{ state: 'new' }])
  })

  it('follows the decision of a row before that of the import', () => {
    const rows = [row(1, { name: 'Anna' }, 'overwrite')]
    expect(plan(rows, [known()], 'skip')).toEqual([
      { state: 'changed', uuid: 'ana', changes: [{ field: 'name', before: 'Ana', after: 'Anna' }] },
    ])
  })

  it('refuses a person who is in the file twice, by email or as a known member', () => {
    const rows = [row(1), row(2, { email: 'ANA@gym.example' }), row(3, { email: 'home@gym.example' })]
    const fault = { state: 'fault', faults: { email: { code: 'twice-in-file', row: 1 } } }
    expect(plan(rows, [known()]).slice(1)).toEqual([fault, fault])
  })

  it('keeps the faults of a row', () => {
    const faults = { email: { code: 'required' } } as const
    expect(plan([{ number: 1, read: { ok: false, error: faults }, decision: null }])).toEqual([
      { state: 'fault', faults },
    ])
  })

  it('changes nothing the second time', () => {
    const rows = [row(1, { weight: 70 })]
    const [first] = plan(rows, [known()], 'overwrite')
    expect(first).toMatchObject({ state: 'changed' })
    expect(plan(rows, [known({ weight: 70 })], 'overwrite')).toEqual([{ state: 'same', uuid: 'ana' }])
  })
})

describe('a new pseudonym', () => {
  it('is free in the center and in the file', () => {
    const give = pseudonymGiver(['ana l', 'Rayo'])
    const names = [member(), member(), member({ lastName1: null }), member({ pseudonym: 'RAYO' })].map(give)
    expect(names).toEqual(['Ana L 2', 'Ana L 3', 'Ana', 'RAYO 2'])
  })

  it('is numbered if the first name is too short', () => {
    expect(pseudonymGiver([])(member({ name: 'X', lastName1: null }))).toBe('X 2')
  })

  it('keeps its length limit', () => {
    const long = 'x'.repeat(100)
    expect(pseudonymGiver([long])(member({ pseudonym: long }))).toHaveLength(100)
  })
})
