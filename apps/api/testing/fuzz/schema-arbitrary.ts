import type { Schema } from '@repo/api-client/core/endpoint'
import { jsonSchemaOf } from '@repo/api-client/core/json-schema'
import * as fc from 'fast-check'

interface JsonSchema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

const emails = fc.stringMatching(/^[a-z]{1,10}@(?:bücher|gym|xn--bcher-kva)\.(?:example|рф|xn--p1ai)$/)

const textOf = (schema: JsonSchema, ids: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  if (schema.format === 'uuid') return ids
  if (schema.format === 'idn-email') return emails
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern))
  return fc.string({
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 20, 40),
    unit: 'binary',
  })
}

const objectOf = (schema: JsonSchema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, valueOf(of, ids)])), {
    requiredKeys: [...(schema.required ?? [])],
  })

const valueOf = (schema: JsonSchema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, ids)))
  switch (schema.type) {
    case 'string':
      return textOf(schema, ids)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ noNaN: true })
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'object':
      return objectOf(schema, ids)
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

export const arbitraryOf = (schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  valueOf(jsonSchemaOf(schema), ids)
