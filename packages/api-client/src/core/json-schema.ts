import * as z from 'zod/mini'

import type { Schema } from './endpoint.ts'
import { documentedShape } from './long-list.ts'
import { Email } from './schemas.ts'

type Json = Record<string, unknown>

/** JSON Schema of the wire's side. Leaves open what it can't express. */
export const jsonSchemaOf = (schema: Schema): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === Email) jsonSchema.format = 'idn-email'
      const shape = documentedShape(zodSchema)
      if (shape === undefined) return
      for (const name of Object.keys(jsonSchema)) delete (jsonSchema as Json)[name]
      Object.assign(jsonSchema, jsonSchemaOf(shape))
    },
  }) as Json
  return rest
}
