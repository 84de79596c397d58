import { requestLimits } from '@repo/domain/limits'
import * as z from 'zod/mini'

import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'

/** What the calls that answer requests share: of which center, and whose. */
export const ofCenter = z.object({ branch: Uuid })
export const RequestsCodec = renamed(
  z.object({ users: z.array(Uuid).check(z.minLength(1), z.maxLength(requestLimits.atOnce.max)) }),
  { users: 'uuids' },
)
