import * as z from 'zod/mini'

import type { Schema } from './endpoint.ts'

/** Whether input must be encoded before it is sent. A codec is the schema itself or one of a union. */
export const isCodec = (schema: Schema | z.core.$ZodType): boolean =>
  schema instanceof z.ZodMiniCodec || (schema instanceof z.ZodMiniUnion && schema.def.options.some(isCodec))
