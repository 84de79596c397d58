import { describe, expect, it } from 'vitest'

import { ok } from '../core/result.ts'
import type { KnownDecision } from './field-changes.ts'
import type { FileMember } from './member-row.ts'
import { type KnownMember, memberPlanner, type ReadRow } from './plan-members.ts'

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
const known = (change: Partial<KnownMember> = {}): KnownMember => ({
  ...member(),
  uuid: 'ana',
  isFormer: false,
  ...change,
})
const row = (number: number, change: Partial<FileMember> = {}, decision: KnownDecision | null = null): ReadRow => ({
  number,
  read: ok(member(change)),
  decision,
})
const plan = (rows: readonly ReadRow[], members: readonly KnownMember[] = [], decision: KnownDecision = 'fill') => {
  const planner = memberPlanner(decision)
  planner.know(members)
  planner.takeNames(members.flatMap(({ pseudonym }) => pseudonym ?? []))
  return rows.map(planner.plan)
}

describe('the plan of an import', () => {
  it('adds members that the center does not know', () => {
    expect(plan([row(1)])).toEqual([{ state: 'new', member: member(), pseudonym: 'Ana L', uuid: null }])
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

  it('takes two members with one name and birthday for someone else', () => {
    const twins = [known(), known({ uuid: 'twin', email: 'twin@gym.example' })]
    expect(plan([row(1, { email: 'b@gym.example' })], twins)).toMatchObject([{ state: 'new', uuid: null }])
  })

  it('takes former members in again, with their pseudonym', () => {
    const former = known({ isFormer: true, pseudonym: 'Rayo' })
    const rows = [row(1), row(2, { email: 'b@gym.example' })]
    expect(plan(rows, [former])).toMatchObject([
      { state: 'new', uuid: 'ana' },
      { state: 'new', uuid: null },
    ])
  })

  it('gives a member no email that a former member has', () => {
    const former = known({ uuid: 'leo', name: 'Leo', email: 'leo@gym.example', isFormer: true })
    const rows = [row(1, { email: 'leo@gym.example' })]
    const faults = { email: { code: 'email-taken' } }
    expect(plan(rows, [known(), former], 'overwrite')).toEqual([{ state: 'fault', faults }])
    expect(plan(rows, [known(), former])).toEqual([{ state: 'same', uuid: 'ana' }])
  })

  it('gives a member no pseudonym that is taken', () => {
    const others = [known(), known({ uuid: 'leo', name: 'Leo', email: 'leo@gym.example', pseudonym: 'Rayo' })]
    expect(plan([row(1, { pseudonym: 'rayo' })], others, 'overwrite')).toEqual([{ state: 'same', uuid: 'ana' }])
    const changes = [{ field: 'pseudonym', before: null, after: 'Trueno' }]
    expect(plan([row(1, { pseudonym: 'Trueno' })], others)).toEqual([{ state: 'changed', uuid: 'ana', changes }])
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
