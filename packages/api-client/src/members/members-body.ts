import { memberLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'

const MembersWire = z.object({
  user_uuids: z.array(Uuid).check(z.minLength(1), z.maxLength(memberLimits.atOnce.max)),
})

/** The members that something is done with at once. */
export const MembersCodec = renamed(MembersWire, { user_uuids: 'uuids' })
