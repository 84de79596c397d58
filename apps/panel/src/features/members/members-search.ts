import { addressOf } from '@repo/api-client/core/list-definition'
import { memberListDefinition } from '@repo/api-client/members/member-list-definition'
import { isDay } from '@repo/domain/time/is-day'
import * as v from 'valibot'

import { addingInAddress } from '../../lib/form/adding-in-address.ts'

/** What the address of the members' screen may say; whatever else it says is as if it were not there. */
export const MembersSearch = v.object({
  ...addressOf(memberListDefinition),
  /** The member whose metrics stand in the place of the list. */
  metrics: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  /** The period of those metrics, YYYY-MM-DD. */
  from: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
  to: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
  /** Whether the report of those metrics is open. */
  report: v.fallback(v.optional(v.literal(true)), undefined),
  ...addingInAddress,
})
export type MembersSearch = v.InferOutput<typeof MembersSearch>
