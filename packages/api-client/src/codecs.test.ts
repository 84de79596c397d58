import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { contract } from './contract.ts'
import { isCodec } from './core/codec.ts'
import type { Endpoint, Schema } from './core/endpoint.ts'
import { renamed } from './core/renamed.ts'

/** Exceptions: packets and batches go through the engine unchanged every second, and sessions pass unknown features. */
const AS_THEY_TRAVEL = [
  'showMeasurements answer',
  'showParticipation answer',
  'sendMeasurements body',
  'sendDaqMeasurements answer',
  'sendDaqMeasurements body',
  'logIn answer',
  'refreshSession answer',
  'setUpCenter answer',
]

const namesIn = (schema: Schema): readonly string[] => {
  if (isCodec(schema)) return []
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
  return [...json.matchAll(/"(\w+)":\{/g)].map(([, name]) => String(name))
}

const isWires = (name: string): boolean => name.includes('_')

const speakingWire = (endpoints: Readonly<Record<string, Endpoint>>): readonly string[] =>
  Object.entries(endpoints).flatMap(([name, { query, body, response }]) =>
    Object.entries({ query, body, answer: response }).flatMap(([part, schema]) =>
      schema !== undefined && namesIn(schema).some(isWires) ? [`${name} ${part}`] : [],
    ),
  )

describe('snake case stops at the codec', () => {
  it('in every call of the contract but those of the live path and of sessions', () => {
    expect(speakingWire(contract).toSorted()).toEqual(AS_THEY_TRAVEL.toSorted())
  })

  it('is noticed where it does not', () => {
    const body = z.object({ people: z.array(z.object({ user_uuid: z.string() })) })
    const plain = { ...contract.unbanMember, body, response: z.object({ first_name: z.optional(z.string()) }) }
    expect(speakingWire({ plain })).toEqual(['plain body', 'plain answer'])
    const coded = { ...plain, body: renamed(body, { people: 'members' }), response: z.object({ ok: z.boolean() }) }
    expect(speakingWire({ coded })).toEqual([])
  })
})
