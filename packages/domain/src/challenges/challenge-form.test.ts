import { describe, expect, it } from 'vitest'

import { readChallengeForm, type ChallengeForm, type ChallengeFormRules, type ChosenPerson } from './challenge-form.ts'

const creation: ChallengeFormRules = { today: '2026-11-22', storedEndDay: null, isCompleted: false }
const change = { ...creation, storedEndDay: '2026-12-31' }
const completed = { today: '2026-11-22', storedEndDay: '2026-11-20', isCompleted: true }

const person = (uuid: string): ChosenPerson => ({
  uuid,
  name: uuid,
  lastName1: null,
  email: null,
  pseudonym: null,
  imageUrl: null,
})
const [ana, bea, caro] = [person('ana'), person('bea'), person('caro')]

const typed: ChallengeForm = {
  name: 'Reto de invierno',
  description: '',
  kind: 'individual',
  modality: 'user',
  compliance: 'competitive',
  startDay: '2026-11-22',
  endDay: '2026-12-22',
  users: [ana, bea],
  rooms: [],
  teamCount: 2,
  teams: {},
}
const inTeams: Partial<ChallengeForm> = {
  kind: 'group',
  modality: 'teams',
  users: [ana, bea, caro],
  teams: { ana: 1, bea: 0, caro: 1 },
}
const ofRooms: Partial<ChallengeForm> = { kind: 'group', modality: 'room', users: [], rooms: ['sala', 'estudio'] }

const faultsOf = (form: Partial<ChallengeForm>, rules = creation) => {
  const read = readChallengeForm({ ...typed, ...form }, rules)
  return read.ok ? null : read.error
}

describe('the form of a challenge', () => {
  it.each([
    [{}, { modality: 'user', users: [ana, bea] }],
    [inTeams, { modality: 'teams', teams: [[bea], [ana, caro]] }],
    [ofRooms, { modality: 'room', rooms: ['sala', 'estudio'] }],
    [
      { ...ofRooms, kind: 'individual' },
      { modality: 'room', rooms: ['sala', 'estudio'] },
    ],
  ])('with %j has the entrants %j', (form, entrants) => {
    expect(readChallengeForm({ ...typed, ...form }, creation)).toMatchObject({ ok: true, value: { entrants } })
  })

  it('omits an empty description', () => {
    expect(readChallengeForm({ ...typed, description: '  ' }, creation)).toMatchObject({ value: { description: null } })
  })

  it.each<[Partial<ChallengeForm>, object]>([
    [{ name: ' ' }, { name: { code: 'required' } }],
    [{ name: 'x'.repeat(51) }, { name: { code: 'too-long', min: 1, max: 50 } }],
    [{ description: 'x'.repeat(151) }, { description: { code: 'too-long', min: 1, max: 150 } }],
    [
      { kind: '', compliance: 'loose' },
      { kind: { code: 'required' }, compliance: { code: 'required' } },
    ],
    // individual challenges have no teams, group challenges no single users
    [{ modality: 'teams' }, { modality: { code: 'required' } }],
    [{ kind: 'group' }, { modality: { code: 'required' } }],
    [{ startDay: '2026-11-21' }, { startDay: { code: 'in-past' } }],
    [{ startDay: '' }, { startDay: { code: 'required' } }],
    [{ endDay: '2026-02-30' }, { endDay: { code: 'not-a-day' } }],
    [{ startDay: '2026-12-02', endDay: '2026-12-01' }, { endDay: { code: 'before-start' } }],
    [{ users: [] }, { users: { code: 'required' } }],
    [{ ...inTeams, teamCount: 4 }, { users: { code: 'too-few', min: 2, max: 4 } }],
    [{ ...inTeams, teams: { ana: 0, bea: 1 } }, { teams: { code: 'not-dealt' } }],
    [{ ...inTeams, teams: { ana: 0, bea: 0, caro: 0 } }, { teams: { code: 'not-dealt' } }],
    [{ ...inTeams, teams: { ana: 0, bea: 1, caro: 2 } }, { teams: { code: 'not-dealt' } }],
    [{ ...ofRooms, rooms: [] }, { rooms: { code: 'required' } }],
    [{ ...ofRooms, rooms: ['sala'] }, { rooms: { code: 'too-few', min: 2, max: 100 } }],
  ])('with %j is refused', (form, faults) => {
    expect(faultsOf(form)).toMatchObject(faults)
  })

  it('begins today and ends today at the earliest', () => {
    expect(faultsOf({ startDay: '2026-11-22', endDay: '2026-11-22' })).toBeNull()
  })

  it.each<[Partial<ChallengeForm>, object | null]>([
    // a challenge that has begun keeps its start
    [{ startDay: '2026-11-01' }, null],
    [{ startDay: '2026-11-01', endDay: '2026-11-22' }, null],
    [{ startDay: '2026-11-01', endDay: '2026-11-21' }, { endDay: { code: 'in-past' } }],
    [{ startDay: '2026-11-25', endDay: '2026-11-24' }, { endDay: { code: 'before-start' } }],
  ])('may be changed to %j', (form, faults) => {
    expect(faultsOf(form, change)).toEqual(faults)
  })

  it.each<[Partial<ChallengeForm>, object | null]>([
    [{}, null],
    // the participants of a completed challenge are locked, so they aren't checked
    [{ ...inTeams, teams: {} }, null],
    [{ ...ofRooms, rooms: ['sala'] }, null],
    [{ endDay: '2026-12-01' }, null],
    [{ endDay: '2026-11-21' }, { endDay: { code: 'in-past' } }],
    [{ name: '' }, { name: { code: 'required' } }],
  ])('may be changed after its end to %j', (form, faults) => {
    expect(faultsOf({ startDay: '2026-11-01', endDay: '2026-11-20', ...form }, completed)).toEqual(faults)
  })
})
