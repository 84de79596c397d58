import * as z from 'zod/mini'

import type { Schema } from './endpoint.ts'

/**
 * Whether what a schema reads differs from what travels, so that our side must be encoded before it is sent. A codec
 * stands at the top of an endpoint's schema, or as one of its alternatives.
 */
export const isCodec = (schema: Schema | z.core.$ZodType): boolean =>
  schema instanceof z.ZodMiniCodec || (schema instanceof z.ZodMiniUnion && schema.def.options.some(isCodec))
