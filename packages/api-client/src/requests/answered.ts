import { requestLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'

/** Whose requests are answered. */
export const RequestsCodec = renamed(
  z.object({ users: z.array(Uuid).check(z.minLength(1), z.maxLength(requestLimits.atOnce.max)) }),
  { users: 'uuids' },
)
