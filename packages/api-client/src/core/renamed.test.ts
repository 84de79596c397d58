import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { isCodec } from './codec.ts'
import { inData, renamed } from './renamed.ts'
import { Moment } from './schemas.ts'

const wire = z.object({ user_uuid: z.string(), name: z.string(), asked_at: z.optional(Moment) })
const codec = renamed(wire, { user_uuid: 'uuid', asked_at: 'askedAt' })

it('a field has its other name on either side, and its own codec', () => {
  const sent = { user_uuid: 'u', name: 'Ana', asked_at: '2026-11-21T16:00:00.000Z' }
  const ours = { uuid: 'u', name: 'Ana', askedAt: new Date('2026-11-21T16:00:00Z') }
  expect(z.decode(codec, sent)).toEqual(ours)
  expect(z.encode(codec, ours)).toEqual(sent)
})

it('what may be absent stays absent', () => {
  expect(z.decode(codec, { user_uuid: 'u', name: 'Ana' })).toEqual({ uuid: 'u', name: 'Ana' })
  expect(z.encode(codec, { uuid: 'u', name: 'Ana' })).toEqual({ user_uuid: 'u', name: 'Ana' })
})

it('a refusal names the field as it travels', () => {
  const issues = codec.safeParse({ user_uuid: 7, name: 'Ana' }).error?.issues
  expect(issues?.map(({ path }) => path)).toEqual([['user_uuid']])
})

it('rows come out of their wrapping and go back into it', () => {
  const rows = inData(codec)
  const sent = { data: [{ user_uuid: 'u', name: 'Ana' }] }
  expect(isCodec(rows)).toBe(true)
  expect(z.decode(rows, sent)).toEqual([{ uuid: 'u', name: 'Ana' }])
  expect(z.encode(rows, [{ uuid: 'u', name: 'Ana' }])).toEqual(sent)
})
