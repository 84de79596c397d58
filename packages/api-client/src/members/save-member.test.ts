import { describe, expect, it } from 'vitest'

import { createClient } from '../core/client.ts'
import { createActionKeys } from '../core/idempotency-keys.ts'
import { MemberNotSaved, type SavedMember, saveMember } from './save-member.ts'

const typed: SavedMember = {
  uuid: null,
  version: null,
  profile: {
    email: 'ana@gym.example',
    name: 'Ana',
    lastName1: 'Soto',
    lastName2: null,
    pseudonym: 'Rayo',
    birthday: '1990-02-03',
    sex: 'female',
  },
  measures: { weight: 60, height: 165, restingHeartRate: 58, maxHeartRate: null, notMeasured: [] },
}

const serverOf = (statuses: readonly number[]) => {
  const asked: string[] = []
  const keys: (string | null)[] = []
  const client = createClient({
    baseUrl: '',
    headers: () => ({}),
    fetch: async (url: unknown, init) => {
      asked.push(`${init?.method} ${String(url)}`)
      keys.push(new Headers(init.headers).get('idempotency-key'))
      return Response.json({ user_uuid: 'u', message: 'done' }, { status: statuses[asked.length - 1] ?? 500 })
    },
  })
  return { client, asked, keys }
}

const CALLS = ['POST /api/v2/users', 'PUT /api/v2/users/u/information', 'POST /api/v2/users/u/variables']

describe('saveMember', () => {
  it('creates by three calls and changes by two', async () => {
    const created = serverOf([201, 200, 200])
    await saveMember(created.client, typed, createActionKeys())
    expect(created.asked).toEqual(CALLS)
    const changed = serverOf([200, 200])
    await saveMember(changed.client, { ...typed, uuid: 'u', version: 3 }, createActionKeys())
    expect(changed.asked).toEqual(CALLS.slice(1))
    const keys = [...created.keys, ...changed.keys]
    expect([keys.includes(null), new Set(keys).size]).toEqual([false, 5])
  })

  it.each([
    [[409], null, { error: 'already-linked', created: null }],
    [[500], null, { error: 'general', created: null }],
    [[201, 500], null, { error: 'partial', created: 'u' }],
    [[201, 200, 500], null, { error: 'partial', created: 'u' }],
    [[412], 'u', { error: 'changed-meanwhile', created: null }],
  ] as const)('answers %j, of %j: %j', async (statuses, uuid, notice) => {
    const { client, asked } = serverOf(statuses)
    const saving = saveMember(client, { ...typed, uuid }, createActionKeys())
    await expect(saving).rejects.toBeInstanceOf(MemberNotSaved)
    await expect(saving).rejects.toMatchObject(notice)
    expect(asked).toHaveLength(statuses.length)
  })

  it('leaves the end of a session as it is', async () => {
    await expect(saveMember(serverOf([201, 401]).client, typed, createActionKeys())).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
    })
  })
})
