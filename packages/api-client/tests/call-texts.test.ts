import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { contract } from '../src/contract.ts'
import type { Endpoint } from '../src/core/endpoint.ts'
import { line, paragraph, text } from '../src/core/text.ts'

type Schema = z.core.$ZodType

/** Validated one by one, because one invalid value must not reject a batch. */
const CHECKED_LATER =
  /^send(?:Daq)?Measurements\.body\.(?:samples\.(?:at|hr|steps|contact|mac|strap|rr|rssi|battery)|straps\.(?:strap|name))$/

const innerOf = (schema: Schema, path: string): readonly (readonly [string, Schema])[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return Object.entries(def.shape).map(([name, part]) => [`${path}.${name}`, part])
  if (def.type === 'array') return [[path, def.element]]
  if (def.type === 'union') return def.options.map((option) => [path, option])
  if (def.type === 'pipe') return [[path, def.in]]
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return [[path, def.innerType]]
  if (def.type !== 'record') return []
  return [
    [`${path}.key`, def.keyType],
    [path, def.valueType],
  ]
}

const leavesOf = (path: string, schema: Schema): readonly (readonly [string, Schema])[] => {
  const inner = innerOf(schema, path)
  return inner.length === 0 ? [[path, schema]] : inner.flatMap(([name, part]) => leavesOf(name, part))
}

const isUnchecked = ([path, schema]: readonly [string, Schema]): boolean => {
  if (CHECKED_LATER.test(path)) return false
  if (['unknown', 'any'].includes(schema._zod.def.type)) return true
  return schema._zod.def.type === 'string' && z.safeParse(schema, 'a text with NUL \u0000 in it').success
}

it('every string that a call carries is a text or has a format', () => {
  const leaves = Object.entries<Endpoint>(contract).flatMap(([name, endpoint]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema === undefined ? [] : leavesOf(`${name}.${part}`, schema)
    }),
  )
  expect(leaves.length).toBeGreaterThan(300)
  expect(leaves.filter(isUnchecked).map(([path]) => path)).toEqual([])
})

it.each([
  ['Ana\u202E López', 'Ana López'],
  [' Ana ', ' Ana '],
  ['two\nlines', 'two\nlines'],
])('a text %j becomes %j', (given, expected) => {
  expect(z.parse(text(), given)).toBe(expected)
})

it.each(['Ana \uD800', '\uDC00na', 'Ana\u0000', 1, null])('a text refuses %j, which cannot be stored', (given) => {
  expect(z.safeParse(text(), given).success).toBe(false)
})

it('a paragraph keeps its line breaks, and a line refuses them', () => {
  const range = { min: 1, max: 20 }
  expect(z.parse(paragraph(range), ' two\nlines ')).toBe('two\nlines')
  expect(z.safeParse(line(range), 'two\nlines').success).toBe(false)
  expect(z.parse(line(range), ' one line ')).toBe('one line')
})
