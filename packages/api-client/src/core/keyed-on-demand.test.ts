import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'
import { keyedOnDemand } from './keyed-on-demand.ts'
import { keyed } from './keyed.ts'

const definition = {
  method: 'POST',
  path: '/rooms',
  summary: 'Make a room',
  access: { kind: 'staff' },
  body: z.object({ name: z.string() }),
  response: z.object({ uuid: z.string() }),
} as const
const make = keyed(endpoint(definition))
const note = endpoint({ ...definition, path: '/notes' })
const body = { name: 'Sala' }

/** Calls whose keys are kept in the order they were sent in. */
const openCalls = (load?: Parameters<typeof keyedOnDemand>[1]) => {
  const keys: (string | null)[] = []
  const send = async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    return Response.json({ uuid: 'room-1' })
  }
  return { keys, ...createClient({ baseUrl: '', headers: () => ({}), fetch: keyedOnDemand(send, load) }) }
}

it('calls of endpoints that heed keys wait for the code that sends them, others for nothing', async () => {
  const { keys, call } = openCalls()
  await Promise.all([call(make, { body }), call(note, { body }), call(make, { body })])
  expect([keys[0], keys[1], keys[2]]).toEqual([null, keys[2], expect.stringMatching(/^"[0-9a-f]{32}"$/)])
})

it('goes without a key where the code for keys does not come', async () => {
  const { keys, call } = openCalls(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(await call(make, { body })).toEqual({ uuid: 'room-1' })
  expect(keys).toEqual([null])
})
