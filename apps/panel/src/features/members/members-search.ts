import { addressOf } from '@repo/api-client/core/list-definition'
import { memberListDefinition } from '@repo/api-client/members/member-list-definition'
import { isDay } from '@repo/domain/time/is-day'
import * as v from 'valibot'

import { addingInAddress } from '../../lib/form/adding-in-address.ts'
import { importInAddress } from '../../lib/import-in-address.ts'

export const MembersSearch = v.object({
  ...addressOf(memberListDefinition),
  /** Shows this member's metrics instead of the list. */
  metrics: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  from: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
  to: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
  report: v.fallback(v.optional(v.literal(true)), undefined),
  ...addingInAddress,
  ...importInAddress,
})
export type MembersSearch = v.InferOutput<typeof MembersSearch>
