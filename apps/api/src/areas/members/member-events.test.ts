import { contract } from '@repo/api-client/contract'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ValidCall } from '../../../testing/calls/call-row.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addressOf, validCalls } from '../../../testing/valid-calls.ts'
import { buildWorld, callerOf, type World } from '../../../testing/world.ts'

type Name = keyof typeof contract

const CHANGING: ReadonlySet<string> = new Set([
  'createMember',
  'updateMember',
  'updateVariables',
  'unlinkMember',
  'unlinkMembers',
  'relinkMembers',
  'eraseMember',
  'unbanMember',
  'restoreBans',
  'banParticipant',
  'readmitParticipant',
  'acceptRequests',
  'restoreRequests',
  'runImport',
  'undoImport',
])

const commands = Object.entries(contract)
  .filter(([, { method, access, upload }]) => method !== 'GET' && access.kind === 'staff' && upload === undefined)
  .map(([name]) => name as Name)

describe('a change of members', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
  })

  const call = (name: Name, change: Partial<ValidCall> = {}) => {
    const { method, path, ...endpoint } = contract[name]
    const valid = { ...validCalls(world)[name], ...change }
    return fetch(server.url + addressOf(path, valid), {
      method,
      headers: { ...world.headers[callerOf({ method, path, ...endpoint })], 'content-type': 'application/json' },
      body: JSON.stringify(valid.body ?? {}),
    })
  }
  const announced = async (act: () => Promise<Response>) => {
    const publish = vi.spyOn(server.context.realtime, 'publish')
    const { status } = await act()
    await server.context.imports.workThrough()
    const events = publish.mock.calls.filter(([, event]) => event === 'members-changed')
    publish.mockRestore()
    return { status, events }
  }

  it('has commands that are announced', () => {
    expect(commands.filter((name) => CHANGING.has(name))).toHaveLength(CHANGING.size)
  })

  it.each(commands)(
    '%s announces a change of members once to its own branch without names, and nothing if it makes none',
    async (name) => {
      const { status, events } = await announced(() => call(name))
      expect(CHANGING.has(name) ? status : 200).toBeLessThan(300)
      expect(events).toEqual(CHANGING.has(name) ? [[`branch:${world.branch.uuid}:rooms`, 'members-changed', {}]] : [])
    },
  )

  it('is not announced when refused', async () => {
    const elsewhere = await buildWorld(server)
    const foreign = { id: elsewhere.spare.uuid }
    expect(await announced(() => call('eraseMember', foreign))).toEqual({ status: 404, events: [] })
    expect(await announced(() => call('updateMember', foreign))).toEqual({ status: 404, events: [] })
  })

  it('is stored even if the announcement fails', async () => {
    const deaf = vi.spyOn(server.context.realtime, 'publish').mockRejectedValue(new Error('nobody listens'))
    const { status } = await call('createMember')
    deaf.mockRestore()
    expect(status).toBe(201)
  })
})
