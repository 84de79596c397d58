import type { ChosenUser } from '@repo/api-client/challenges/entrants'
import type { ChallengeBody } from '@repo/api-client/challenges/save-challenge'
import { describe, expect, it } from 'vitest'

import { callsOf, changesOf } from './challenge-calls.ts'

const user = (index: number, team: number | null = null): ChosenUser => ({
  uuid: `u${index}`,
  name: null,
  lastName1: null,
  email: null,
  pseudonym: null,
  imageUrl: null,
  team: team === null ? null : { uuid: null, number: team },
})

const body: ChallengeBody = {
  branchUuid: 'b',
  kind: 'group',
  modality: 'teams',
  compliance: 'competitive',
  name: 'Reto',
  description: null,
  startAt: new Date('2026-12-01T06:00:00Z'),
  finishAt: new Date('2027-01-01T05:59:59Z'),
  users: [],
  rooms: [],
}

const many = (count: number, teamOf: (index: number) => number | null = () => null) =>
  Array.from({ length: count }, (_, index) => user(index, teamOf(index)))
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `gone${index}`)
const teamsIn = (users: readonly ChosenUser[]) => new Set(users.map(({ team }) => team?.number))

describe('a challenge is sent', () => {
  it('in one call of some thousand users, as they stand', () => {
    const users = many(2500, (index) => (index < 2499 ? 1 : 2))
    expect(callsOf({ ...body, users })).toEqual([{ ...body, users }])
  })

  it('in several of more: each user once, and somebody of every team in the first', () => {
    const users = many(6000, (index) => (index < 5998 ? 1 : index - 5996))
    const calls = callsOf({ ...body, users })
    expect(calls.map((call) => call.users.length)).toEqual([2500, 2500, 1000])
    expect(teamsIn(calls[0].users)).toEqual(new Set([1, 2, 3]))
    const sent = calls.flatMap((call) => call.users.map(({ uuid }) => uuid))
    expect(sent.toSorted()).toEqual(users.map(({ uuid }) => uuid).toSorted())
  })

  it('changed, with teams and rooms that go in the first call and users who go in as many as it takes', () => {
    const users = many(3)
    const detached = { users: idsOf(45_000), teams: ['t'], rooms: ['r'] }
    const calls = changesOf({ ...body, users, detached })
    expect(calls.map((call) => [call.users.length, call.detached.users.length])).toEqual([
      [3, 20_000],
      [0, 20_000],
      [0, 5000],
    ])
    expect(calls.flatMap((call) => call.detached.users)).toEqual(detached.users)
    expect(calls.map(({ detached: { teams, rooms } }) => [...teams, ...rooms])).toEqual([['t', 'r'], [], []])
  })

  it('changed without anybody named, in one', () => {
    const change = { ...body, detached: { users: [], teams: [], rooms: ['r'] } }
    expect(changesOf(change)).toEqual([change])
  })
})
