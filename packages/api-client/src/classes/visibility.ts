import { parseVisibility, VISIBILITIES } from '@repo/domain/privacy/visibility'
import * as z from 'zod/mini'

import { text } from '../core/text.ts'

const LONGEST = 40

/** A level of what displays show. A newer client's unknown level is read as `nothing`. */
export const VisibilityCodec = z.codec(text().check(z.maxLength(LONGEST)), z.enum(VISIBILITIES), {
  decode: parseVisibility,
  encode: (level) => level,
})
