import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'

const parts = { method: 'PUT', path: '/password', summary: 'Change', access: { kind: 'staff' } } as const
const change = endpoint({ ...parts, response: z.object({}), errors: { 401: ['password-wrong'] } })
const other = endpoint({ ...parts, response: z.object({}) })

const refusalsOf = async (called: typeof change, code: string): Promise<number> => {
  let refusals = 0
  const fetch = async () => Response.json({ code, message: 'no' }, { status: 401 })
  const afterRefusal = async () => {
    refusals += 1
    return null
  }
  const client = createClient({ baseUrl: '', headers: () => ({}), fetch, afterRefusal })
  await expect(client.call(called, {})).rejects.toMatchObject({ status: 401, code })
  return refusals
}

it('a 401 that an endpoint names is about what was asked, and the session goes on', async () => {
  expect(await refusalsOf(change, 'password-wrong')).toBe(0)
})

it('a 401 is about the session where it says another thing, or another endpoint says it', async () => {
  expect(await refusalsOf(change, 'unauthenticated')).toBe(1)
  expect(await refusalsOf(other, 'password-wrong')).toBe(1)
})
